import type { SectionText } from '../outline.ts'

export const ending: SectionText<'ending'> = {
  title: 'La fine, e chi arriva tardi',
  entries: {
    winning: {
      title: 'Vincere',
      says: [
        'Dopo l’ultimo turno ogni parte conta gli obiettivi che tiene e le sconfitte che ha inflitto. Vince la somma più alta; a somme uguali è pareggio.',
      ],
    },
    reinforcements: {
      title: 'Rinforzi',
      says: [
        'Entrano nella fase di azione della loro parte, senza attivazione. In colonna di marcia: fino a 2 movimenti, o 1 e un cambio di formazione; niente assalto. I distaccamenti entrano in qualsiasi formazione e fanno qualsiasi azione.',
        'Chi non trova posto arriva un turno dopo.',
      ],
      asRead: [
        'Partono perpendicolari al bordo, con tutta l’unità al di là, e finiscono interamente sul tavolo. I comandanti arrivano con la prima delle loro unità e non cavalcano più in quel turno.',
      ],
    },
  },
}
