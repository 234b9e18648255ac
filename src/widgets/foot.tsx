import type { ScenarioView } from '#src/scenario/view.ts';
import { ActionBar, Actions } from './actions.tsx';
import { adviceOf } from './advice.ts';
import { Icon } from './icon.tsx';
import { ChooseQuestion, JudgeQuestion } from './question.tsx';
import type { usePlay } from './use-play.ts';
import { headOf } from './verdict-words.ts';

interface Props {
  readonly view: ScenarioView;
  readonly play: ReturnType<typeof usePlay>;
  /** Where the verdict stands. */
  readonly sheet: string;
}

/** Under the hand: what the step asks of the learner, and in one line what came of the last try. */
export function Foot({ view, play, sheet }: Props) {
  const said = <Said view={view} play={play} sheet={sheet} />;
  const { kind, mood, canNext, canMove } = view;
  if (canNext) {
    return (
      <ActionBar
        said={said}
        lead={
          <button
            type="button"
            class="button brass"
            onClick={(event) => event.detail > 1 || play.tell({ type: 'next' })}
          >
            Next <Icon name="arrow" />
          </button>
        }
      />
    );
  }
  if (mood === 'done') return <ActionBar said={said} lead={<Again play={play} />} />;
  if (kind === 'judge')
    return <JudgeQuestion said={said} onAnswer={(legal) => play.tell({ type: 'judge', legal })} />;
  if (kind === 'choose' || kind === 'why') {
    const { step, options } = view;
    return (
      <ChooseQuestion
        key={step}
        kind={kind}
        said={said}
        options={options}
        onAnswer={(chosen) => play.tell({ type: 'choose', options: chosen })}
      />
    );
  }
  if (kind === 'count')
    return (
      <ActionBar
        said={said}
        lead={
          <p>
            <a class="button brass" href={`#${sheet}`}>
              To the score sheet
            </a>
          </p>
        }
      />
    );
  const takingBack = mood === 'aside' && play.pick.chosen.length + play.pick.asides.length === 0;
  if (!canMove) return <ActionBar said={said} lead={<TakeBack play={play} />} />;
  return (
    <Actions
      said={said}
      offers={play.offers}
      pick={play.pick}
      rules={play.rules}
      asking={play.touch.asking}
      advice={adviceOf(view, play.touch.asking)}
      instead={takingBack ? <TakeBack play={play} /> : null}
      onPress={play.press}
    />
  );
}

/** What came of the last try, where the sheet is out of sight, with a way down to it. It is heard elsewhere. */
function Said({ view, play, sheet }: Props) {
  if (play.echo || play.message === '') return null;
  const more = headOf(view) !== null || play.touch.peek !== null;
  return (
    <div class="said">
      <p aria-hidden="true">{play.message}</p>
      {more && <a href={`#${sheet}`}>Read why</a>}
    </div>
  );
}

function Again({ play }: Pick<Props, 'play'>) {
  return (
    <button type="button" class="button outlined" onClick={() => play.tell({ type: 'restart' })}>
      <Icon name="restart" /> Start again
    </button>
  );
}

/** The way back from a move that does not lead to the goal. */
function TakeBack({ play }: Pick<Props, 'play'>) {
  return (
    <button type="button" class="button brass" onClick={() => play.tell({ type: 'undo' })}>
      <Icon name="undo" /> Take it back
    </button>
  );
}
