import type { Profile } from "../../../../application/profile/view-profile.ts";
import { lastSeen } from "../../../../domain/account/last-seen.ts";
import { provenAt } from "../../../../domain/kyc/proven-at.ts";
import { volumeClass } from "../../../../domain/account/volume-class.ts";
import { avatarUrl } from "../../contract/avatar/avatar-path.ts";
import type { ProfileView } from "../../contract/profile/profile.ts";
import { presentFeedback } from "../feedback/received-feedback-presenter.ts";
import { dutyHoursViewOf } from "../offer/offer-presenter.ts";
import { tradeShare, volumeText } from "../offer/month-presenter.ts";

/** The trader as anyone may see them. */
export function presentProfile(profile: Profile): ProfileView {
  const seen = lastSeen(profile.now, profile.lastSeenAt);
  const tradeVolume = profile.traded.map((traded) => ({
    name: traded.asset,
    value: volumeText(volumeClass(traded)),
  }));
  const { trades, completed } = profile.lastMonth;
  return {
    id: profile.traderId,
    username: profile.username,
    avatarUrl: avatarUrl(profile.avatar),
    userBadge: profile.badge,
    bio: profile.bio,
    statusMessage: profile.statusMessage,
    vendorLanguages: [...profile.vendorLanguages],
    openingHours: dutyHoursViewOf(profile.openingHours),
    holidayUntil:
      profile.holidayUntil === undefined ? null : new Date(profile.holidayUntil).toISOString(),
    importedReputation: profile.imported.map(({ checkedAt, ...claim }) => ({
      ...claim,
      checkedAt: new Date(checkedAt).toISOString(),
    })),
    fullName: profile.fullName ?? null,
    ipLocation: profile.seenCountry ?? null,
    phone: {
      isVerified: profile.phoneCountry !== undefined,
      countryCode: profile.phoneCountry ?? null,
    },
    verification: {
      email: profile.hasConfirmedEmail,
      phone: profile.phoneCountry !== undefined,
      ...provenAt(profile.level),
    },
    trustedCount: profile.trustedCount,
    blockedCount: profile.blockedCount,
    ...profile.readersRelation,
    lastSeen: seen.text,
    lastSeenColor: seen.color,
    lastSeenStatus: seen.status,
    registered: new Date(profile.registeredAt).toISOString(),
    totalTrades: profile.completedTrades,
    totalPartners: profile.partners,
    btcTraded: tradeVolume.find(({ name }) => name === "BTC")?.value ?? "0",
    tradeVolume,
    monthlyTradeStats: tradeShare(trades, completed),
    releaseTimeMedianSeconds: profile.releaseMedianSeconds ?? null,
    tradedWithYou: profile.tradesWithReader,
    feedback: {
      positive: profile.feedbackPositive,
      negative: profile.feedbackNegative,
      total: profile.feedbackTotal,
      items: profile.latestFeedback.map(presentFeedback),
    },
  };
}
