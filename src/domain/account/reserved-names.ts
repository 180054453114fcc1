import { usernameSkeleton } from "./username-skeleton.ts";

/** A word in a name may neither begin nor end with one of these. */
const staffStems = `admin moderator supermod support official helpdesk escrow arbiter arbitrator
  mediator caseworker compliance security`.split(/\s+/);

/**
 * A word in a name may not be one of these; they are too short to be forbidden inside other words.
 */
const staffWords = "mod mods staff system operator ceo ambassador service".split(" ");

/**
 * A whole name may not be one of these. The second line has words used in addresses under /users/.
 */
const wholeNames = `team help root null undefined anonymous deleted everyone nobody
  current_user me settings tour completed password sessions feedback
  application authenticator authorizations avatar badges begin challenge consents contacts documents passkeys
  relations report statistics upload
  users`.split(/\s+/);

/**
 * Whether a name could pass for staff or for the marketplace itself, or would be mistaken for a
 * word in an address. Disguises are seen through: case, look-alikes, underscores, digits around it.
 */
export function isReservedName(name: string, brandName: string): boolean {
  const brand = usernameSkeleton(brandName.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
  const stems = [...staffStems.map(usernameSkeleton), ...(brand.length >= 3 ? [brand] : [])];
  const words = [name.replaceAll("_", ""), ...wordsOf(name)].map(bareSkeleton);
  return (
    isOneOf(wholeNames, usernameSkeleton(name)) ||
    words.some((word) => isOneOf(staffWords, word)) ||
    words.some((word) => stems.some((stem) => word.startsWith(stem) || word.endsWith(stem)))
  );
}

/** "mod_Ana", "ModAna" and "mod2" each name a moderator. */
function wordsOf(name: string): string[] {
  return name.split(/_+|(?<=[a-z])(?=[A-Z])/);
}

function bareSkeleton(word: string): string {
  return usernameSkeleton(word.replaceAll(/^\d+|\d+$/g, ""));
}

function isOneOf(reserved: readonly string[], skeleton: string): boolean {
  return reserved.some((each) => usernameSkeleton(each) === skeleton);
}
