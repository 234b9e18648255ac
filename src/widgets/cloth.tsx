import type { ScenarioView } from '#src/scenario/view.ts';
import { OpeningCount } from './opening-count.tsx';
import { Pile } from './pile.tsx';
import { SideBoard } from './side-board.tsx';
import { Stock } from './stock.tsx';
import type { usePlay } from './use-play.ts';

interface Props {
  readonly view: ScenarioView;
  readonly play: ReturnType<typeof usePlay>;
}

/** All that lies on the cloth. The other sides come first, the own one nearest to the hand. */
export function Cloth({ view, play }: Props) {
  const { table, untold, canMove } = view;
  const { rules, touch, prospect } = play;
  const own = table.sideOf[0] ?? 0;
  const others = table.sides.map((_, at) => at).filter((at) => at !== own);
  return (
    <div class="cloth">
      <div class="middle">
        <div class="heaps">
          <Stock table={table} onPress={canMove ? play.draw : null} />
          <Pile table={table} rules={rules} onPress={canMove ? play.pressPile : null} />
        </div>
        {prospect !== null && <OpeningCount prospect={prospect} />}
      </div>
      <div class="sides">
        {others.map((at) => (
          <SideBoard key={at} table={table} at={at} rules={rules} untold={untold} />
        ))}
        <SideBoard
          table={table}
          at={own}
          rules={rules}
          untold={untold}
          asides={touch.selection.asides}
        />
      </div>
    </div>
  );
}
