/** Without what is easily mistaken for something else when it is read out. */
export const referralLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** How long a code is (answers 125). */
export const referralCodeLength = 8;

/** How long a browser remembers by whose link it came (answers 125). */
export const referralSeconds = 30 * 86_400;

const form = new RegExp(`^[${referralLetters}]{${referralCodeLength}}$`);

/** The code as it is stored; undefined if none can look like that. */
export function parseReferralCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return form.test(code) ? code : undefined;
}
