import { render } from 'preact'
import './style/index.css'
import { App, newVersion } from './app.tsx'
import { watchAddress } from './routes.ts'
import { registerService } from './service/register.ts'
import { firstWords } from './words/index.ts'

watchAddress()
void firstWords.then(() => {
  render(<App />, document.getElementById('app') as HTMLElement)
  registerService((apply) => (newVersion.value = apply))
})
