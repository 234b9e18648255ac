/** Asking one's partner before going out. */
import { inWords } from '../number-words.ts';
import type { Sentences } from '../sentence.ts';

export const PERMISSION: Sentences<'permission'> = {
  'permission.awaited': {
    fault: () =>
      '[You] asked [your] partner about going out. The answer comes before any other move.',
    ground: () => 'No question to a partner waits for its answer.',
  },
  'permission.unasked': {
    fault: () =>
      'Before going out [you] must ask [your] partner, and [you have] not asked this turn.',
    ground: () => '[You] asked [your] partner before going out.',
  },
  'permission.answer': {
    fault: ({ answer }, { rules }) =>
      answer === 'no'
        ? `[Your] partner said no to going out, and the answer binds. Keep ${inWords(rules['out.keep'])} card${rules['out.keep'] === 1 ? '' : 's'} at least.`
        : '[Your] partner said yes to going out, and the answer binds.',
    ground: ({ answer }) =>
      answer === 'yes'
        ? '[Your] partner said yes to going out.'
        : '[Your] partner said no to going out, and [you keep] cards in hand.',
  },
  'permission.right': {
    fault: () => 'Nobody asks a partner before going out here.',
    ground: ({ ask }) =>
      ask === 'must'
        ? '[You] must ask [your] partner before going out.'
        : '[You] may ask [your] partner before going out.',
  },
  'permission.when': {
    fault: ({ drawnFrom, laid }) => {
      if (drawnFrom === 'pile')
        return 'The question comes before the pile is taken, and [you have] taken it.';
      return laid
        ? 'The question comes before anything is laid down, and [you have] laid cards this turn.'
        : 'The question comes before anything is laid down and before the pile is taken.';
    },
    ground: () => 'Nothing is laid this turn and the pile is untouched, so there is time to ask.',
  },
  'permission.once': {
    fault: () => '[You have] asked once this turn, and that answer stands.',
    ground: () => '[You have] not asked yet this turn.',
  },
  'permission.request': {
    fault: () => 'Nobody has asked to go out, so there is nothing to answer.',
    ground: () => 'A partner has asked to go out and waits for the answer.',
  },
};
