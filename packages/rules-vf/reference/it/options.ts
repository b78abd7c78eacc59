import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'

export const options = (f: Numbers): SectionText<'options'> => ({
  title: 'Opzioni, per ogni edizione',
  entries: {
    batteries: {
      title: 'Grandi batterie',
      says: [
        `Una batteria schierata ha due cannoni fianco a fianco e dietro di loro un solo traino: tre basi di ${f.gunBase} modelli ciascuna. Aggiogata è un cannone col suo traino, come sempre. I suoi valori non cambiano.`,
      ],
      asRead: [
        'I cannoni stanno base a base, e il loro centro è dove il cannone solo era o sarà. Dentro un terreno contano tutte e tre le basi.',
      ],
    },
    effective: {
      title: 'Artiglieria più efficiente',
      says: [
        `Con le grandi batterie e per ${f.effective} punti a batteria: ogni cannone schierato attacca o dà supporto come un’unità a sé. In tutto il resto, e per chi l’attacca, la batteria è una sola unità.`,
      ],
      asRead: [
        'I cannoni possono sparare a due bersagli, o uno dare supporto all’altro; gittata e vista sono quelle dell’unità. In mischia ciascuno vuole un nemico che tocca. La batteria deve combattere una volta; il secondo cannone può.',
      ],
    },
    large: {
      title: 'Unità grandi',
      says: [
        `Fanteria e cavalleria, ma non i distaccamenti, possono avere il doppio dei modelli, mischia +${f.large.melee}, tenacia +${f.large.tenacity} e Fuoco Concentrato, per ${f.large.dearer} punti a unità.`,
      ],
      asRead: ['Nessuna unità è insieme grande e sotto organico. Una grande può essere d’élite.'],
    },
    concentrated: {
      title: 'Fuoco Concentrato',
      says: [
        'Quando spara come attaccante principale, un dado che mostra 1 si tira di nuovo, e non più di uno.',
      ],
    },
    distances: {
      title: 'Distanze ridotte',
      says: [
        'Ogni distanza di regole, schede d’armata, carte e scenari è due terzi di quella stampata; o la metà; o tanti centimetri quanti sono i pollici.',
      ],
      asRead: [
        'I resti si lasciano cadere. Basi, tavolo, contatto ed effetto delle strade restano come sono.',
      ],
    },
    smaller: {
      title: 'Unità ridotte',
      says: [
        `Il minimo e il massimo dei modelli di un’unità sono la metà di quelli stampati, con o senza distanze ridotte.`,
      ],
      asRead: [`Si arrotonda per difetto, e mai a meno di ${f.fewest}. Una batteria resta com’è.`],
    },
    figures: {
      title: 'Modelli più piccoli',
      says: [
        'I modelli da 15 o 20 mm hanno qui basi piccole. Con esse si consigliano le distanze ridotte.',
      ],
    },
  },
})
