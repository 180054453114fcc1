import { expect } from "chai";
import type * as Acts from "../../../../src/adapters/web-ui/trade-room/act-words.tsx";
import { loadInterfaceModule, loadTexts, type Texts } from "../trade/interface-texts.ts";
import { sampleFacts } from "../trade/sample-facts.ts";

describe("the acts of the trade room", () => {
  let acts: typeof Acts;
  let texts: Texts;
  before(async () => {
    texts = await loadTexts();
    acts = await loadInterfaceModule<typeof Acts>("trade-room/act-words.tsx");
  });

  it("have one strong button: what the reader's turn asks for", () => {
    expect(
      acts.orderActs({ status: "active_funded", allowedActs: ["cancel", "paid"] }),
    ).to.deep.equal({ main: "paid", answers: [], helpful: [], harmful: ["cancel"] });
    expect(acts.orderActs({ status: "paid", allowedActs: ["release"] })).to.deep.equal({
      main: "release",
      answers: [],
      helpful: [],
      harmful: [],
    });
  });

  it("put neither a cancellation nor a release in a dispute under the thumb", () => {
    expect(acts.orderActs({ status: "active_funded", allowedActs: ["cancel"] }).main).to.equal(
      undefined,
    );
    expect(acts.orderActs({ status: "dispute_open", allowedActs: ["release"] }).main).to.equal(
      undefined,
    );
  });

  it("put an appeal before the acceptance of a decision, and what gives more into the menu", () => {
    const allowedActs = ["give-back", "accept-verdict", "appeal"] as const;
    const order = acts.orderActs({ status: "dispute_awarded", allowedActs: [...allowedActs] });
    expect(order).to.deep.equal({
      main: undefined,
      answers: ["appeal", "accept-verdict"],
      helpful: [],
      harmful: ["give-back"],
    });
    expect(acts.orderActs({ status: "paid", allowedActs: ["release", "dispute"] })).to.deep.equal({
      main: "release",
      answers: [],
      helpful: ["dispute"],
      harmful: [],
    });
  });

  it("offer the winner of a verdict, and a buyer who has paid, nothing harmful as a button", () => {
    for (const [status, allowedActs] of [
      ["dispute_won_buyer", ["give-back"]],
      ["dispute_won_seller", ["release"]],
      ["paid", ["give-back", "dispute"]],
      ["dispute_open", ["give-back", "withdraw-dispute"]],
      ["pending", ["cancel"]],
    ] as const) {
      const { main, answers } = acts.orderActs({ status, allowedActs: [...allowedActs] });
      expect([main, answers], status).to.deep.equal([undefined, []]);
    }
  });

  it("say that what is cancelled on the blockchain waits for a signature", () => {
    const effect = (isOnChain: boolean) =>
      texts.wordsOf(acts.actWords("cancel", { ...sampleFacts, isOnChain }).effect);
    expect(effect(true)).to.match(/goes back to ana_lima once one of you signs/);
    expect(effect(false)).to.match(/goes back to ana_lima at once/);
  });

  it("say their effect, the amount and the other side before they are done", () => {
    for (const act of [
      "paid",
      "release",
      "cancel",
      "give-back",
      "dispute",
      "withdraw-dispute",
      "appeal",
      "accept-verdict",
    ] as const) {
      const words = acts.actWords(act, { ...sampleFacts, status: "paid" });
      const question =
        texts.wordsOf(words.title) + texts.wordsOf(words.effect) + texts.wordsOf(words.confirm);
      expect(question, act)
        .to.match(/0\.00154291 BTC/)
        .and.match(/ana_lima/);
      expect(texts.wordsOf(words.label), act).to.match(/\w{3,}/);
    }
  });

  it("are in the colour of danger exactly where nothing can bring the money back", () => {
    const variants = (["paid", "release", "cancel", "give-back"] as const).map(
      (act) => acts.actWords(act, sampleFacts).variant,
    );
    expect(variants).to.deep.equal(["primary", "danger", "danger", "danger"]);
  });
});
