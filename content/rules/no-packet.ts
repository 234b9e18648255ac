/** The answers of a game in which nobody sets a packet aside. */
import { follows, silent } from '#src/rulebook/basis.ts';
import type { AnswersTo } from '#src/rulebook/variant.ts';

const SO_NONE = 'No packet is set aside, so there is none to pick up.';

export const NO_PACKET: AnswersTo<'pony'> = {
  'pony.packet': silent(
    'absent',
    'The text knows no such packet, and most kinds of Canasta have none.',
  ),
  'pony.opens': follows('absent', [], SO_NONE),
  'pony.when': follows('absent', [], SO_NONE),
  'pony.red-threes': follows('absent', [], SO_NONE),
  'pony.unopened': follows('absent', [], SO_NONE),
};
