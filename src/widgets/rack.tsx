import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { cardName, ranksName } from '#src/explain/card-words.ts';
import { capital, inWords } from '#src/explain/number-words.ts';
import { CardFace } from './card-face.tsx';
import { groups, type HeldCard, type RankGroup } from './hand.ts';
import { stepTo } from './rack-steps.ts';

interface Props {
  readonly cards: readonly HeldCard[];
  /** Cards that count and cannot be named. */
  readonly unseen: number;
  readonly chosen: readonly string[];
  /** Chooses a card or lets it go; none where the learner is not to move. */
  readonly onToggle: ((key: string) => void) | null;
  readonly onClear: () => void;
}

/**
 * The own hand in its wooden rack. It is one tab stop: arrow keys go from card to card and row to row,
 * Home and End to the ends, Space and Enter choose, Escape lets go of all.
 */
export function Rack({ cards, unseen, chosen, onToggle, onClear }: Props) {
  const rack = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const tabStop = cards.some(({ key }) => key === stop) ? stop : cards[0]?.key;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClear();
    const next = stepTo([...(rack.current?.querySelectorAll('button') ?? [])], event);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div ref={rack} class="hand" role="toolbar" aria-label="Your hand" onKeyDown={onKeyDown}>
      {groups(cards).map((group) => (
        <Group key={group.rank} group={group}>
          {group.cards.map((card) => (
            <RackCard
              key={card.key}
              held={card}
              chosen={chosen.includes(card.key)}
              tabStop={card.key === tabStop}
              onFocus={() => setStop(card.key)}
              onPress={() => onToggle?.(card.key)}
            />
          ))}
        </Group>
      ))}
      {unseen > 0 && <Unseen count={unseen} />}
      {cards.length + unseen === 0 && <p class="no-hand">No cards</p>}
    </div>
  );
}

interface GroupProps {
  readonly group: RankGroup;
  readonly children: ComponentChildren;
}

/** Cards of one rank. The lip of the rack says how many, and that they are wild. */
function Group({ group, children }: GroupProps) {
  const { rank, wild, cards } = group;
  const count = cards.length > 1 ? `× ${cards.length}` : '';
  const named =
    cards.length > 1
      ? ({
          role: 'group',
          'aria-label': capital(`${inWords(cards.length)} ${ranksName(rank)}`),
        } as const)
      : {};
  return (
    <div class="rank" {...named}>
      <div class="rank-cards">{children}</div>
      <div class="lip" aria-hidden="true">
        {[wild ? 'wild' : '', count].filter((words) => words !== '').join(' ')}
      </div>
    </div>
  );
}

interface RackCardProps {
  readonly held: HeldCard;
  readonly chosen: boolean;
  readonly tabStop: boolean;
  readonly onFocus: () => void;
  readonly onPress: () => void;
}

function RackCard({ held, chosen, tabStop, onFocus, onPress }: RackCardProps) {
  const { card, copy, copies } = held;
  const which = copies > 1 ? `, ${copy} of ${copies}` : '';
  return (
    <button
      type="button"
      class="rack-card"
      aria-pressed={chosen}
      aria-label={cardName(card) + which}
      tabIndex={tabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onPress}
    >
      <CardFace card={card} />
    </button>
  );
}

/** Cards drawn from a stock whose order nobody told: they count, and cannot be named. */
function Unseen({ count }: { readonly count: number }) {
  return (
    <div class="rank">
      <div class="rank-cards">
        <span class="rack-card">
          <CardFace card="back" />
        </span>
      </div>
      <div class="lip">{count} unseen</div>
    </div>
  );
}
