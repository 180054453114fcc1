/**
 * An email address whose only other spelling is in capitals: no letter of it looks like one of
 * ASCII, or is taken for one when case is folded.
 */
export const plainAddress = /^[!#-~]+$/;

export const plainAddressWanted =
  "Write the address in English letters, digits and signs; a domain of other letters begins with xn--";
