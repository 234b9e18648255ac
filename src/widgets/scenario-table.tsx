import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import type { ScenarioEvent, ScenarioView } from '#src/scenario/view.ts';
import { adviceOf } from './advice.ts';
import { Cloth } from './cloth.tsx';
import { Foot } from './foot.tsx';
import { GoalBar, type VariantName } from './goal-bar.tsx';
import { pileBrief } from './pile.tsx';
import { Rack } from './rack.tsx';
import type { Reference } from './reason-list.tsx';
import { Sheet } from './sheet.tsx';
import { help, sums } from './table-parts.ts';
import { TableTools } from './table-tools.tsx';
import { TextTwin } from './text-twin.tsx';
import { useFocusKeeper } from './use-focus-keeper.ts';
import { usePlay } from './use-play.ts';
import { useRehearsal } from './use-rehearsal.ts';

interface Props {
  readonly view: ScenarioView;
  readonly send: (event: ScenarioEvent) => void;
  readonly spoken: SpokenBook;
  readonly variant: VariantName;
  readonly reference: Reference;
  /** The form of a sum that the script begins with. */
  readonly sum: ComponentChildren;
}

/** Where the focus goes when the button that had it is gone. */
const FOCUS_PLACES = ['.options input', '.lead :is(button, a)', '.rack-card[tabindex="0"]'];

/** A scenario to play: the table, and the sheet beside it. It is told what to show and sends what is done. */
export function ScenarioTable({ view, send, spoken, variant, reference, sum }: Props) {
  const root = useRef<HTMLElement>(null);
  const sheet = `verdict-${view.id}`;
  const play = usePlay(view, send, spoken);
  const { rules, touch } = play;
  const [played, setPlayed] = useState(false);
  const touched = () => {
    help.prepare();
    sums.prepare();
    setPlayed(true);
  };
  useFocusKeeper(root, FOCUS_PLACES);
  // The button that showed the solution stays, and has nothing more to do.
  const isShown = view.kind === 'ask' && view.canNext && view.shown;
  useEffect(() => {
    if (isShown) root.current?.querySelector<HTMLElement>('.lead button')?.focus();
  }, [isShown]);
  useRehearsal(view.table, rules, spoken, reference);

  return (
    <>
      <div class="practice-seat">
        <section
          ref={root}
          class={played ? 'card-table played' : 'card-table'}
          onPointerDown={touched}
          onFocusCapture={touched}
          aria-label={`Table: ${view.title}`}
        >
          <GoalBar view={view} variant={variant} />
          <Cloth view={view} play={play} />
          <div class="rack">
            <RackHead view={view} play={play} />
            <Rack
              cards={play.rack}
              unseen={view.table.hands[0]?.unseen ?? 0}
              chosen={touch.selection.chosen}
              onToggle={view.canMove ? play.toggleCard : null}
              onClear={play.clear}
            />
          </div>
          <Foot view={view} play={play} sheet={sheet} />
          <TableTools view={view} play={play} />
          <p class="sr-only" role="status">
            {play.message}
          </p>
        </section>
        <div class="practice-caption">
          <TextTwin table={view.table} untold={view.untold} rules={rules} />
        </div>
      </div>
      <div class="practice-sheet" id={sheet} tabIndex={-1}>
        <Sheet
          view={view}
          rules={rules}
          spoken={spoken}
          peek={touch.peek}
          listing={touch.listing}
          reference={reference}
          onTell={play.tell}
          sum={sum}
        />
      </div>
    </>
  );
}

interface HeadProps {
  readonly view: ScenarioView;
  readonly play: ReturnType<typeof usePlay>;
}

/** Whose hand it is and how large; on a phone also what lies on the pile, which may be out of sight. */
function RackHead({ view, play }: HeadProps) {
  const { pick, rack, rules, clear, touch } = play;
  const aside = pick.asides.reduce((sum, { cards }) => sum + cards.length, 0);
  const size = rack.length + aside + (view.table.hands[0]?.unseen ?? 0);
  return (
    <div class="rack-head">
      <b>Your hand</b>
      <span class="roomy">
        {size === 1 ? '1 card' : `${size} cards`}
        {aside > 0 && `, ${aside} set aside`}
      </span>
      <span class="tight">
        {size} · {pileBrief(view.table, rules)}
      </span>
      {(touch.asking || pick.chosen.length === 0) && (
        <span class="advice roomy">{adviceOf(view, touch.asking)}</span>
      )}
      {pick.chosen.length > 0 && (
        <button type="button" class="clear" onClick={clear}>
          Clear
        </button>
      )}
    </div>
  );
}
