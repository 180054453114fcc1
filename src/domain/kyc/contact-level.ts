/** The first level at which more than contacts was proven. */
const idLevel = 2;

/**
 * The level after the number was taken away. `initial`: that of an account that has confirmed nothing.
 * Who has proven more than contacts keeps it.
 */
export function levelWithoutPhone(level: number, initial: number): number {
  return level < idLevel ? Math.min(level, initial) : level;
}
