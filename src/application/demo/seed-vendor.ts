import { accept, refuse, type Refusal, type Result } from "../../domain/result/result.ts";
import type { HelperScope } from "../../domain/vendor/team.ts";
import type { VendorDeskInput } from "../../domain/vendor/vendor-desk.ts";
import type { Actor } from "../actor/actor.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { ImportBanks } from "../bank-account/import-banks.ts";
import type { ListBankAccounts } from "../bank-account/list-bank-accounts.ts";
import type { SaveBankAccount } from "../bank-account/save-bank-account.ts";
import type { CreateOffer } from "../offer/create-offer.ts";
import type { KeepPayAddresses } from "../pay-address/keep-pay-addresses.ts";
import type { BankLists } from "../ports/bank-lists.ts";
import type { OfferStore } from "../ports/offer-store.ts";
import type { KeepAddressBook } from "../send/keep-address-book.ts";
import type { CheckReputation } from "../reputation/check-reputation.ts";
import type { ClaimReputation } from "../reputation/claim-reputation.ts";
import type { KeepVendorDesk } from "../vendor/keep-vendor-desk.ts";
import type { ManageTeam } from "../vendor/manage-team.ts";
import type { Interlude } from "./demo-seeder.ts";
import { accountOfVendor, offerOnChain, offersOnAccount } from "./demo-saved-offers.ts";

/** The use cases by which people prepare their business, and staff check it. */
interface VendorParts {
  readonly actorOf: (username: string) => Promise<Actor>;
  readonly staffOf: (username: string) => Promise<StaffActor>;
  readonly keepVendorDesk: KeepVendorDesk;
  readonly manageTeam: ManageTeam;
  readonly claimReputation: ClaimReputation;
  readonly checkReputation: CheckReputation;
  readonly keepPayAddresses: KeepPayAddresses;
  readonly importBanks: ImportBanks;
  readonly bankLists: Pick<BankLists, "history">;
  readonly listBankAccounts: ListBankAccounts;
  readonly saveBankAccount: SaveBankAccount;
  readonly offers: Pick<OfferStore, "listOwn">;
  readonly createOffer: CreateOffer;
  readonly keepAddressBook: KeepAddressBook;
  /** Whether offers can have an escrow of three keys here. */
  readonly hasMultisigEscrows: boolean;
}

const vendor = "harbour_desk";

const workDay = { from: "08:00", to: "20:00" };
const desk: VendorDeskInput = {
  greeting:
    "Welcome. Pay from an account in your own name, with the trade number as the reference.",
  awayReply: "Thank you. Someone is here again from 8 in the morning, Lisbon time.",
  replies: [
    { title: "Account holder", text: "In whose name is the account you pay from?" },
    { title: "Receipt", text: "Please send the receipt of your payment here." },
  ],
  hours: {
    timeZone: "Europe/Lisbon",
    days: [1, 2, 3, 4, 5].map((day) => ({ day, ...workDay })),
    isStartRefused: false,
  },
};

const recordOf = (trades: number, since: number) => ({
  market: "Harbour Exchange",
  address: `https://exchange.example/traders/${trades}`,
  trades,
  positive: Math.round(trades * 0.9),
  negative: 2,
  since,
});

const bankList = `country,code,name,swift_code
GH,030,Absa Bank Ghana,BARCGHAC
GH,040,GCB Bank,GHCBGHAC
GH,130,Ecobank Ghana,EBGLGHAC
`;

/** Addresses of nobody, from the test vectors of BIP 173. */
const savedAddresses = [
  { name: "Cold storage", address: "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080" },
  {
    name: "Shared safe",
    address: "bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry",
  },
] as const;

const hour = 60;
const day = 24 * hour;

/** Prepares a vendor's desk and team, records from elsewhere, and a list of banks: each once. */
export class SeedVendor {
  readonly #parts: VendorParts;

  constructor(parts: VendorParts) {
    this.#parts = parts;
  }

  interludes(): readonly Interlude[] {
    return [
      { name: "the vendor's desk", minutesAgo: 5, play: () => this.#prepareDesk() },
      { name: "a helper", minutesAgo: 6 * day, play: () => this.#help("kofi_trades", true) },
      { name: "an invitation", minutesAgo: 3 * hour, play: () => this.#help("lena_k", false) },
      { name: "a record", minutesAgo: 9 * day, play: () => this.#claim(vendor, 1240, 2017) },
      { name: "its check", minutesAgo: 8 * day, play: () => this.#confirm() },
      {
        name: "an open record",
        minutesAgo: 5 * hour,
        play: () => this.#claim("tariq_m", 86, 2021),
      },
      { name: "ways to be paid", minutesAgo: 30 * day, play: () => this.#addPayAddresses() },
      { name: "offers on an account", minutesAgo: 2 * day, play: () => this.#offerOnAccount() },
      { name: "an escrow on the chain", minutesAgo: day, play: () => this.#offerOnChain() },
      { name: "saved addresses", minutesAgo: 20 * day, play: () => this.#saveAddresses() },
      { name: "a list of banks", minutesAgo: 12 * day, play: () => this.#importBanks() },
    ];
  }

  async #prepareDesk(): Promise<Result<unknown, Refusal>> {
    return this.#parts.keepVendorDesk.keep(await this.#parts.actorOf(vendor), desk);
  }

  async #help(username: string, accepts: boolean): Promise<Result<unknown, Refusal>> {
    const { manageTeam, actorOf } = this.#parts;
    const owner = await actorOf(vendor);
    const { helpers } = await manageTeam.view(owner);
    if (!helpers.some((seat) => seat.username === username)) {
      const scopes: readonly HelperScope[] = accepts ? ["chat", "mark"] : ["chat"];
      const invited = await manageTeam.invite(owner, username, scopes);
      if (!invited.ok) return invited;
    }
    if (!accepts) return accept(undefined);
    const helper = await actorOf(username);
    const { vendors } = await manageTeam.view(helper);
    const seat = vendors.find((each) => each.username === vendor);
    if (!seat) return refuse({ code: "not_found" });
    return seat.acceptedAt ? accept(undefined) : manageTeam.accept(helper, seat.id);
  }

  async #claim(username: string, trades: number, since: number): Promise<Result<unknown, Refusal>> {
    const { claimReputation, actorOf } = this.#parts;
    const owner = await actorOf(username);
    const { claims } = await claimReputation.view(owner);
    if (claims.length > 0) return accept(undefined);
    return claimReputation.claim(owner, recordOf(trades, since));
  }

  async #confirm(): Promise<Result<unknown, Refusal>> {
    const { claimReputation, checkReputation, actorOf, staffOf } = this.#parts;
    const { claims } = await claimReputation.view(await actorOf(vendor));
    const open = claims.find(({ decided }) => !decided);
    if (!open) return accept(undefined);
    const reason = "The text is on the profile, and the figures are the same.";
    const decision = { id: open.id, isConfirmed: true, reason };
    return checkReputation.decide(await staffOf("nia_mod"), decision);
  }

  async #addPayAddresses(): Promise<Result<unknown, Refusal>> {
    const { keepPayAddresses, actorOf } = this.#parts;
    const owner = await actorOf("ana_lima");
    if ((await keepPayAddresses.list(owner)).length > 0) return accept(undefined);
    const wallet = { paymentMethod: "skrill", value: "ana@demo.invalid", note: "" };
    const added = await keepPayAddresses.add(owner, wallet);
    if (!added.ok) return added;
    const place = "Café A Brasileira, Rua Garrett 120, Lisbon";
    const note = "From 9 to 11, at a table near the door.";
    return keepPayAddresses.add(owner, { paymentMethod: "cash-in-person", value: place, note });
  }

  async #offerOnAccount(): Promise<Result<unknown, Refusal>> {
    const { actorOf, listBankAccounts, saveBankAccount, offers, createOffer } = this.#parts;
    const owner = await actorOf(vendor);
    const [saved] = await listBankAccounts.execute(owner);
    const added = saved ? accept(saved) : await saveBankAccount.add(owner, accountOfVendor);
    if (!added.ok) return added;
    const own = await offers.listOwn(owner.traderId);
    const flows: ReadonlySet<unknown> = new Set(own.map(({ offer }) => offer.flow));
    for (const offer of offersOnAccount(added.value.id)) {
      if (flows.has(offer.flow)) continue;
      const created = await createOffer.execute(owner, offer);
      if (!created.ok) return created;
    }
    return accept(undefined);
  }

  async #offerOnChain(): Promise<Result<unknown, Refusal>> {
    const { actorOf, offers, createOffer, hasMultisigEscrows } = this.#parts;
    const owner = await actorOf(vendor);
    const own = await offers.listOwn(owner.traderId);
    if (!hasMultisigEscrows || own.some(({ offer }) => offer.multisigEscrow)) {
      return accept(undefined);
    }
    return createOffer.execute(owner, offerOnChain);
  }

  async #saveAddresses(): Promise<Result<unknown, Refusal>> {
    const { keepAddressBook, actorOf } = this.#parts;
    const owner = await actorOf(vendor);
    if ((await keepAddressBook.view(owner)).addresses.length > 0) return accept(undefined);
    for (const saved of savedAddresses) {
      const kept = await keepAddressBook.save(owner, { ...saved, asset: "BTC" }, {});
      // A chain that has other addresses is connected.
      if (!kept.ok && kept.refusal.code !== "address_of_other_network") return kept;
    }
    return accept(undefined);
  }

  async #importBanks(): Promise<Result<unknown, Refusal>> {
    const { importBanks, bankLists, staffOf } = this.#parts;
    if ((await bankLists.history(1)).length > 0) return accept(undefined);
    const reason = "The list that the central bank publishes.";
    const list = { fileName: "ghana.csv", text: bankList, reason };
    return importBanks.execute(await staffOf("ada_admin"), list);
  }
}
