/** Of these no verdict on one move can speak: they say what is done before anybody moves, or with cards nobody has seen. */
export const IN_NO_VERDICT: readonly string[] = ['pony.red-threes', 'red-three.dealt'];
