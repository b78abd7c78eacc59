import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'

export const specials = (f: Numbers): SectionText<'specials'> => ({
  title: 'Special rules of units',
  entries: {
    battery: {
      title: 'Battery',
      says: [
        `Throws its 1s again when it shoots as the main attacker and has no loss. Up to ${f.battery.guns} guns may support it, if all are of its brigade and within ${f.battery.near}".`,
      ],
    },
    canister: {
      title: 'Canister',
      says: [
        `Up to ${f.canister}" and in its arc: +2 on its value, in fire and in melee, and it counts as 2 units when it supports.`,
      ],
      asRead: [
        'Not for limbered guns. It counts as 2 for what it adds and for the limit of supporters.',
      ],
    },
    carbines: {
      title: 'Carbines',
      says: [
        `This cavalry may skirmish with a fire value of ${f.carbine.fire} up to ${f.carbine.range}".`,
      ],
      asRead: ['These numbers have everything in them: nothing is halved again.'],
    },
    musketry: {
      title: 'Disciplined Musketry',
      says: ['In line and as the main attacker it throws its 1s again, in fire and in melee.'],
    },
    elan: {
      title: 'Elan',
      says: ['In attack column and as the main attacker it throws its 1s again in melee.'],
    },
    headstrong: {
      title: 'Headstrong',
      says: [
        'If the target of its melee routs or retreats and it sees another enemy that it can reach, it must assault again and fight a second time, with -1 on its value. After that it stops.',
      ],
      asRead: [
        'Also for a unit that fought back, once a phase. The second enemy may have fought already, and fights back again.',
      ],
    },
    heavyCavalry: {
      title: 'Heavy Cavalry',
      says: [
        'As the main attacker it throws its 1s again in melee, unless the target is in cover.',
      ],
    },
    horseArtillery: {
      title: 'Horse Artillery',
      says: [
        `Moves ${f.horseGuns.limbered}" limbered and ${f.horseGuns.unlimbered}" unlimbered, reforms before and after its move, and acts even if it has fired.`,
        `Infantry assaults it only from within ${f.horseGuns.stormedWithin}".`,
      ],
    },
    lightCavalry: {
      title: 'Light Cavalry',
      says: [`Has Open Order, and +${f.messenger.light} on messenger tests.`],
    },
    lightInfantry: {
      title: 'Light Infantry',
      says: [
        'Has Open Order and Skirmishers. Inside a defendable feature it halves its losses from fire, and it may occupy one after a move or a retreat.',
        `A detachment, or a unit of a brigade with nothing but light infantry, has +${f.messenger.light} on messenger tests.`,
      ],
    },
    militia: {
      title: 'Militia',
      says: [
        'Does not move in the phase in which it reforms. In line it adds nothing of its fire to its melee value.',
      ],
    },
    openOrder: {
      title: 'Open Order',
      says: [
        `1 to ${f.open.most} ranks with gaps. Losses from fire are halved; so is its own fire with ${f.open.deep} ranks or more. Infantry moves ${f.open.infantry}", cavalry ${f.open.cavalry}", and light infantry does not mind rough ground.`,
        'Melee: -1 out of cover, and its support adds only 1. It passes through friends of any brigade that are in open order.',
      ],
      asRead: [
        'The printed gap is garbled: half an inch here, or what the option says. One rank may have any number of figures.',
      ],
    },
    rockets: {
      title: 'Rockets',
      says: [
        'They shoot at any enemy, not only the closest. If they or the target are on a hill, friends who are not do not hide it. -1 on hit tests of every shot in which they take part.',
      ],
      asRead: ['The -1 counts once. Where friends hide them from the target, they enfilade it.'],
    },
    skirmishers: {
      title: 'Skirmishers',
      says: [
        `May shoot with its skirmishers only: half the fire value, ${f.skirmish}" more range, and afterwards any action but an assault.`,
        'They support only somebody who skirmishes as well.',
      ],
    },
    slow: {
      title: 'Slow',
      says: [`Moves ${f.slow.limbered}" limbered and ${f.slow.unlimbered}" unlimbered.`],
    },
    square: {
      title: 'Square',
      says: [
        `Forms square, or breaks it, in an action without a move. It moves ${f.square}" and does not assault. Its fire is halved, its melee value has +1. Guns that shoot at it have +1. If it loses a melee, it routs.`,
        'Cavalry that touches squares throws a die before the fights, +2 if all those squares are shaken.',
      ],
      table: {
        head: ['Die', 'The cavalry'],
        rows: [
          ['1 to 3', 'takes 1 loss and retreats'],
          ['4 or 5', 'retreats'],
          ['6 or more', 'stays and fights'],
        ],
      },
      asRead: ['Cavalry inside a feature does not throw.'],
    },
  },
})
