import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { TeamView } from "../../src/adapters/http/contract/vendor/team.ts";
import { vendorTermsVersion } from "../../src/domain/badge-application/badge-application.ts";
import type { DemoMarket } from "./demo-market.ts";
import { StaffVisitor } from "./staff-visitor.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Makes marta_d a vendor with a desk, a record elsewhere that is confirmed and one that waits, an invited
 * helper, and `helper` as another, with a running trade to help in.
 */
export async function openVendor(market: DemoMarket, helper: Visitor): Promise<Visitor> {
  await market.database.query("UPDATE trader SET badge = 'vendor' WHERE username = 'marta_d'");
  const vendor = await market.signIn("marta_d");
  await vendor.must("acceptVendorTerms", { body: { version: vendorTermsVersion } });
  await keepDesk(vendor);
  for (const username of ["bruno_costa", "kofi_trades"]) {
    await vendor.must("inviteHelper", { body: { username, scopes: ["chat", "mark"] } });
  }
  const { vendors }: TeamView = (await helper.must("viewTeam")).data;
  await helper.must("acceptTeamInvitation", { parameters: { id: vendors[0]?.id ?? "" } });
  const query = { type: "sell" };
  const own: readonly MyOfferView[] = (await vendor.must("listMyOffers", { query })).data;
  await market.startTrade(
    own.find(({ cryptoCurrencyCode }) => cryptoCurrencyCode === "BTC")?.idHashed,
  );
  await claimRecord(vendor, "Other Market");
  await confirmRecord(market.adminUrl);
  await claimRecord(vendor, "Third Market");
  return vendor;
}

async function keepDesk(vendor: Visitor): Promise<void> {
  const days = [1, 2, 3, 4, 5].map((day) => ({ day, from: "08:00", to: "20:00" }));
  const body = {
    greeting: "Welcome. Pay from your own account.",
    away_reply: "Someone is here again tomorrow.",
    replies: [{ title: "Account holder", text: "Whose account do you pay from?" }],
    hours: { timezone: "Europe/Lisbon", days },
  };
  await vendor.must("changeVendorDesk", { body });
}

/** Asks that a record on another marketplace is shown. */
export async function claimRecord(owner: Visitor, market: string): Promise<void> {
  const figures = { trades: 1200, positive: 800, negative: 1, since: 2018 };
  const body = { market, address: "https://market.example/user/marta", ...figures };
  await owner.must("claimReputation", { body });
}

async function confirmRecord(adminUrl: string): Promise<void> {
  const nia = await StaffVisitor.ofDemo(adminUrl, "nia_mod");
  const query = { filter: '{"open":"true"}' };
  const waiting: readonly { readonly id: string }[] = (
    await nia.must("listReputationClaims", { query })
  ).data;
  const body = { confirmed: true, reason: "The text is there." };
  await nia.must("decideReputationClaim", { parameters: { id: waiting[0]?.id ?? "" }, body });
}
