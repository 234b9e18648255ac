import { useMemo, useState } from 'preact/hooks';
import { rankOf } from '#src/engine/card.ts';
import { judge } from '#src/engine/judge.ts';
import type { Move } from '#src/engine/move.ts';
import { handAt, type Table, topOf } from '#src/engine/table.ts';
import { rankList, rankName } from '#src/explain/card-words.ts';
import { explain } from '#src/explain/explain.ts';
import { speechAt } from '#src/explain/speech.ts';
import { rulesIn, type SpokenBook } from '#src/explain/spoken-book.ts';
import { YOU } from '#src/scenario/chair.ts';
import type { ScenarioEvent, ScenarioView } from '#src/scenario/view.ts';
import { adviceOf } from './advice.ts';
import { held } from './hand.ts';
import { messageOf, type Voice } from './message.ts';
import { type Offer, offersFor } from './offers.ts';
import { openingProspect } from './opening.ts';
import {
  chooseOnly,
  inRack,
  pickOf,
  putBack,
  type Selection,
  setAside,
  toggle,
} from './selection.ts';
import { help } from './table-parts.ts';
import { useTouch } from './use-touch.ts';

/** The learner's hands at the table: what is picked, what that could do, and what is said of it. */
export function usePlay(
  view: ScenarioView,
  send: (event: ScenarioEvent) => void,
  spoken: SpokenBook,
) {
  const rules = useMemo(() => rulesIn(spoken), [spoken]);
  const { touch, change } = useTouch(view);
  const [voice, setVoice] = useState<Voice>({ of: 'nothing' });
  const { table } = view;
  const hand = useMemo(() => held(handAt(table, YOU).cards), [table]);
  const pick = useMemo(() => pickOf(touch.selection, hand), [touch.selection, hand]);
  const offers = useMemo(
    () => (view.canMove ? offersFor(table, rules, pick) : []),
    [view.canMove, table, rules, pick],
  );
  const prospect = useMemo(
    () => (view.kind === 'ask' ? openingProspect(table, rules, pick) : null),
    [view.kind, table, rules, pick],
  );
  const rack = inRack(touch.selection, hand);

  /** Sends an event, and lets what comes of it be said. */
  const tell = (event: ScenarioEvent) => {
    setVoice(voiceOf(event, table));
    change({ peek: null, asking: false, listing: false });
    send(event);
  };

  const attempt = (move: Move) => {
    if (!touch.asking) return tell({ type: 'move', move });
    const verdict = explain(judge(table, move, rules), speechAt(table, spoken));
    setVoice({ of: 'peek' });
    change({ peek: { move, verdict }, asking: false });
  };

  const press = ({ deed }: Offer) => {
    const { selection } = touch;
    if (deed.do === 'try') return attempt(deed.move);
    const next =
      deed.do === 'set-aside' ? setAside(selection, rack, deed.onto) : putBack(selection, deed.at);
    const words = deed.do === 'set-aside' ? `${rankList(pick.chosen)} set aside.` : 'Put back.';
    setVoice({ of: 'note', text: words });
    change({ selection: next });
  };

  /** Chooses the cards of the top card's rank; in asking, judges a take with them. */
  const pressPile = () => {
    const top = topOf(table.pile);
    if (top === undefined) return;
    const matching = rack.filter(({ card }) => rankOf(card) === rankOf(top));
    if (touch.asking) {
      const chosen = pick.chosen.length > 0 ? pick.chosen : matching.map(({ card }) => card);
      return attempt({ do: 'take', with: chosen, onto: 'new', melds: pick.asides });
    }
    if (matching.length === 0)
      setVoice({ of: 'note', text: `You hold no ${rankName(rankOf(top))}.` });
    change({
      selection: chooseOnly(
        touch.selection,
        matching.map(({ key }) => key),
      ),
    });
  };

  /** Chooses other cards, beside which the words about the last ones would be out of place. */
  const choose = (selection: Selection) => {
    setVoice({ of: 'nothing' });
    change({ selection });
  };

  /** "Why not?": the next move pressed is judged and not played. */
  const ask = () => {
    setVoice({ of: 'note', text: touch.asking ? '' : adviceOf(view, true) });
    change({ asking: !touch.asking });
  };

  /** "What may I do?": opens the list and tells how long it is, or closes it. */
  const list = () => {
    setVoice({ of: 'nothing' });
    change({ listing: !touch.listing });
    if (!touch.listing)
      help.prepare(({ sayHowMany }) => setVoice({ of: 'note', text: sayHowMany(table, rules) }));
  };

  return {
    rules,
    touch,
    pick,
    offers,
    prospect,
    rack,
    tell,
    press,
    pressPile,
    ask,
    list,
    draw: () => attempt({ do: 'draw' }),
    toggleCard: (key: string) => choose(toggle(touch.selection, key)),
    clear: () => choose({ ...touch.selection, chosen: [] }),
    /** Whether the message only repeats what the table's head says. */
    echo: voice.of === 'step',
    message: messageOf(view, voice, touch.peek, spoken),
  };
}

/** What there is to hear after an event. */
function voiceOf(event: ScenarioEvent, before: Table): Voice {
  if (event.type === 'hint') return { of: 'hint' };
  if (event.type === 'next' || event.type === 'undo' || event.type === 'restart')
    return { of: 'step' };
  return { of: 'verdict', before };
}
