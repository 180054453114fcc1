import type { MyOfferView } from "../../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { ReceiptView } from "../../../src/adapters/http/contract/trade/trade-receipt.ts";
import { demoPassword } from "../../../src/application/demo/demo-accounts.ts";
import { bankAccountBody } from "../../support/bank-account-body.ts";
import { expectAccessible } from "../../support/browser.ts";
import { addStaff, decided } from "../../support/case-desk.ts";
import { DemoMarket, type StartedTrade } from "../../support/demo-market.ts";
import { itLooksGood, type Look } from "../../support/look-table.ts";
import { offerBody } from "../../support/offer-owners.ts";
import { openCaseDesk } from "../../support/open-case-desk.ts";
import { closePage } from "../../support/shared-browser.ts";
import type { Visitor } from "../../support/visitor.ts";

interface World {
  readonly url: string;
  readonly seller: Visitor;
  /** Has just begun, with a few messages. */
  readonly running: StartedTrade;
  /** By the lite flow, with a message of the seller. */
  readonly lite: StartedTrade;
  /** Is paid, and the seller proposed two ways to end it. */
  readonly proposed: StartedTrade;
  /** Is over, and the seller gave feedback. */
  readonly completed: StartedTrade;
  /** The completed one's. */
  readonly receipt: string;
  /** The seller's chat with the buyer of the completed one. */
  readonly chat: string;
  /** A case worker asked the seller for something. */
  readonly disputed: StartedTrade;
  /** Was decided for the buyer. */
  readonly decided: StartedTrade;
}

type TradeOf = (world: World) => StartedTrade;
const running: TradeOf = (world) => world.running;
const proposed: TradeOf = (world) => world.proposed;
const disputed: TradeOf = (world) => world.disputed;

const asBuyer = (of: TradeOf, name: string, more: Partial<Look<World>> = {}): Look<World> => ({
  name: `${name}, to the buyer`,
  path: (world) => `/trade/${of(world).id}`,
  reader: (world) => of(world).buyer,
  ...more,
});
const asSeller = (of: TradeOf, name: string, more: Partial<Look<World>> = {}): Look<World> => ({
  ...asBuyer(of, name, more),
  name: `${name}, to the seller`,
  reader: ({ seller }) => seller,
});

const asked = "Show the statement of today, please.";
const said = "Hello Ana, sending it now from my bank.";

/** What can be offered, and the question about another amount, which stands at that place. */
const offers = (place: number): Partial<Look<World>> => ({
  steps: [
    (page) => page.locator("details summary").click(),
    async (page) => {
      await page.locator("details li button").nth(place).click();
      const dialog = page.getByRole("alertdialog");
      await dialog.locator("input").first().fill("60");
      await dialog.locator("output bdi").first().waitFor();
    },
  ],
});
const request: Partial<Look<World>> = {
  steps: [(page) => page.getByText(asked).first().waitFor({ state: "attached" })],
};

const looks: readonly Look<World>[] = [
  asBuyer(running, "a room"),
  asSeller(running, "a room"),
  asBuyer(running, "the chat of a phone, and its settings", {
    width: 390,
    steps: [
      async (page) => {
        await page.getByRole("tab").nth(1).click();
        await page.getByText(said).waitFor();
      },
      async (page) => {
        await page.locator("section header button").click();
        await page.getByRole("switch").waitFor();
      },
    ],
  }),
  asBuyer((world) => world.lite, "the lite page, and its chat", {
    path: ({ lite }) => `/trade/lite/${lite.id}`,
    steps: [
      (page) => page.locator("#trade-lite dl").first().waitFor(),
      async (page) => {
        await page.locator("#trade-lite > button").click();
        await page.getByText(said).waitFor();
      },
    ],
  }),
  // After the amendment come, to the buyer, what takes the payment back and what gives all up.
  asBuyer(proposed, "what was offered, and what can be", offers(-3)),
  asSeller(proposed, "what was offered, and what can be", offers(-1)),
  asBuyer((world) => world.completed, "feedback that was given, and is given", {
    steps: [
      async (page) => {
        await page.getByText("Fast and friendly.").waitFor();
        await page.getByRole("radio").first().check();
      },
    ],
  }),
  asSeller((world) => world.completed, "the receipt of a trade", {
    steps: [
      async (page) => {
        await page.locator('[class*="after"] button').last().click();
        await page.getByRole("dialog").locator("dl").waitFor();
      },
    ],
  }),
  {
    name: "the public receipt of a trade",
    path: ({ receipt }) => `/trade/receipt/${receipt}`,
    steps: [
      (page) => page.locator("dl").waitFor(),
      async (page) => {
        const checkLink = page.locator("main dl + p a");
        await checkLink.waitFor();
        await page.emulateMedia({ media: "print" });
        await checkLink.waitFor({ state: "hidden" });
        await page.emulateMedia({ media: "screen" });
      },
    ],
  },
  asSeller((world) => world.completed, "a special offer that is made", {
    path: ({ chat, completed }) =>
      `/offer/special/create?chat_id=${chat}&partner_id=${completed.buyerName}`,
    steps: [(page) => page.locator("main form, main input").first().waitFor()],
  }),
  asSeller(disputed, "a request of the case worker", request),
  asSeller((world) => world.decided, "a decision, and the question about the appeal", {
    steps: [
      async (page) => {
        await page.locator("#verdict").waitFor();
        await page.locator('main [class*="few"] button').first().click();
        await page.getByRole("alertdialog").locator("textarea").waitFor();
      },
    ],
  }),
];

describe("the look of the room of a trade", function () {
  this.timeout(90_000);
  let market: DemoMarket;
  let world: World;
  before(async () => {
    market = await DemoMarket.open();
    world = {
      url: market.url,
      seller: market.seller,
      running: await withMessages(),
      lite: await byLite(),
      proposed: await withProposals(),
      ...(await withReceipt()),
      ...(await withCases()),
    };
  });
  after(() => market.close());

  const pay = ({ buyer, id }: StartedTrade) =>
    buyer.must("markTradePaid", { parameters: { id }, body: {} });
  const say = ({ id }: StartedTrade, who: Visitor, text: string) =>
    who.must("sendMessage", { parameters: { id }, body: { text } });

  async function withMessages(): Promise<StartedTrade> {
    const trade = await market.startTrade();
    await say(trade, trade.buyer, said);
    await say(trade, market.seller, `Only the number please ${"x".repeat(120)}`);
    return trade;
  }

  async function byLite(): Promise<StartedTrade> {
    const account = (await market.seller.must("addBankAccount", { body: bankAccountBody() })).data;
    const { id: saved_account } = account as { id: string };
    const terms = { ...offerBody, payment_details: undefined, saved_account, flow: "lite" };
    const offer = (await market.seller.must("createOffer", { body: terms })).data as MyOfferView;
    const trade = await market.startTrade(offer.idHashed);
    await say(trade, market.seller, said);
    return trade;
  }

  async function withProposals(): Promise<StartedTrade> {
    const trade = await market.startTrade();
    await pay(trade);
    for (const kind of ["agree-cancel", "paid-by-someone-else"]) {
      await market.seller.must("propose", { parameters: { id: trade.id }, body: { kind } });
    }
    return trade;
  }

  async function completed(): Promise<StartedTrade> {
    const trade = await market.startTrade();
    const parameters = { id: trade.id };
    await pay(trade);
    await market.seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    const body = { type: "positive", text: "Fast and friendly." };
    await market.seller.must("giveFeedback", { parameters, body });
    return trade;
  }

  async function withReceipt(): Promise<Pick<World, "completed" | "receipt" | "chat">> {
    const trade = await completed();
    const { data } = await market.seller.must("issueReceipt", { parameters: { id: trade.id } });
    const started = await market.seller.must("startTradeChat", { parameters: { id: trade.id } });
    const { id: chat } = started.data as { id: string };
    return { completed: trade, receipt: (data as ReceiptView).invoiceUUID, chat };
  }

  async function withCases(): Promise<Pick<World, "disputed" | "decided">> {
    const open = await openCaseDesk(market.database);
    const { desk } = open;
    const heron = await addStaff(market.database, "herondsk", "moderator");
    const taken = async () => {
      const trade = await market.startTrade();
      await pay(trade);
      await market.database.query(
        "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
        [trade.id],
      );
      const body = { dispute_reason_id: 3, dispute_reason_text: "The bank page was forged" };
      await trade.buyer.must("openDispute", { parameters: { id: trade.id }, body });
      await desk.takeCase.execute(heron, trade.id);
      return trade;
    };
    const [first, second] = [await taken(), await taken()];
    const wish = { sides: ["seller"], what: "other", text: asked } as const;
    await desk.askEvidence.execute(heron, first.id, wish);
    await desk.decideCase.execute(heron, second.id, decided("buyer"));
    await open.close();
    return { disputed: first, decided: second };
  }

  itLooksGood(looks, () => world);

  it("asks before an act in an accessible dialog, and returns to the button that asked", async () => {
    const { buyer, id } = world.running;
    const { page } = await market.openAs(buyer, `/trade/${id}`);
    await page.getByText("Need help with this trade?").click();
    await page.getByRole("button", { name: "Cancel trade" }).click();
    await page.getByRole("alertdialog", { name: "Cancel this trade?" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement?.textContent === "Cancel trade");
    await closePage(page);
  });
});
