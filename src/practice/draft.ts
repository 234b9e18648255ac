/** A position being bent to what it is to show, from a moment of a played deal to the table of a question. */
import { presenters } from '#src/engine/canastas.ts';
import { meldOf } from '#src/engine/meld.ts';
import { type Side, type Table, withAt } from '#src/engine/table.ts';
import { YOU } from '#src/scenario/chair.ts';
import { nameStock } from '#src/scenario/name-stock.ts';
import type { Board } from './board-draft.ts';
import { SettledDraft } from './settled-draft.ts';

export class Draft extends SettledDraft {
  /** The turn's draw is behind. */
  drawn(): void {
    this.more = { ...this.more, phase: 'meld' };
    this.size(this.hand.length + this.rules['draw.count']);
  }

  /** The side has no meld, and so as many cards in hand as it was dealt, and one for each that a turn adds. */
  unopened(): void {
    this.unmeld(() => true);
    this.size(this.unmelded());
  }

  /** The table that has come of it; null where there are not cards enough for what was asked, its stock or a side. */
  table(): Table | null {
    if (this.wanting || !this.settle()) return null;
    const { rules, more } = this;
    const { players } = this.from;
    const sides = this.boards.map(sideWith);
    const bySeat = <T>(value: T): readonly T[] => new Array<T>(players).fill(value);
    const ponies = bySeat({ cards: [], unseen: this.packetSize });
    const named = nameStock(
      {
        ...this.from,
        sides,
        hands: this.held.map((held) =>
          typeof held === 'number' ? { cards: [], unseen: held } : { cards: held, unseen: 0 },
        ),
        firstTurn: false,
        dealt: false,
        pile: { cards: this.pile, turned: this.turned },
        stock: { known: false, left: this.stockLeft() },
        tookPile: [],
        turnsPlayed: bySeat(more.firstTurn === true || more.dealt === true ? 0 : 1),
        ponies: this.own === null ? ponies : withAt(ponies, YOU, this.own),
        presented: presenters(sides, players, rules),
        outOfRound: [],
        ended: null,
        ...more,
      },
      rules,
    );
    return named.ok ? named.value : null;
  }
}

function sideWith({ score, melds, reds }: Board): Side {
  return { score, melds: melds.map(meldOf), redThrees: reds, minimumRaised: 0, penalties: [] };
}
