import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // No test changes what a module holds: so each worker loads a module once, for all files.
    isolate: false,
  },
});
