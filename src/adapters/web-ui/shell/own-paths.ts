import {
  badgesPath,
  blockedPath,
  favoritesPath,
  historyPath,
  messengerPath,
  myOffersPath,
  overviewPath,
  partnerPath,
  recentPartnersPath,
  savedSearchesPath,
  shareProfilePath,
  statisticsPath,
  trustedPath,
} from "../navigation/paths.ts";

/** Pages about people whom the user traded with. */
export const peoplePaths = new Set([recentPartnersPath, trustedPath, blockedPath]);
/** The pages that a phone shows side by side. */
export const ownPaths = new Set([
  overviewPath,
  myOffersPath,
  historyPath,
  favoritesPath,
  savedSearchesPath,
  statisticsPath,
  badgesPath,
  partnerPath,
  shareProfilePath,
  messengerPath,
  ...peoplePaths,
]);
