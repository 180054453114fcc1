import { expect } from "chai";
import { Reloadly } from "../../../src/adapters/providers/reloadly.ts";
import {
  ProviderSilent,
  type OrderDestination,
  type PhoneOperator,
} from "../../../src/application/ports/order-providers.ts";
import { money } from "../../../src/domain/money/money.ts";
import { ReloadlyServer } from "../../support/reloadly-server.ts";

const phone: OrderDestination = {
  kind: "phone",
  number: "+2348030000001",
  country: "NG",
  operatorName: "MTN Nigeria",
};
const order = (id: string, { currency = "NGN", minor = 500_00n, way = "341" } = {}) => ({
  id,
  coins: money("USDT", 1_000_000n),
  fiat: { currency, minor },
  fee: 0n,
  way,
});
const told = (asked: Promise<unknown>) => asked.catch((error: unknown) => error);

describe("loading phones by Reloadly", () => {
  let server: ReloadlyServer;
  let provider: Reloadly;
  let now: number;
  beforeEach(async () => {
    server = await ReloadlyServer.start();
    provider = connected(server.secret);
    now = 0;
  });
  afterEach(() => server.stop());

  function connected(clientSecret: string): Reloadly {
    const { url } = server;
    return new Reloadly({ url, authUrl: url, clientId: "us", clientSecret }, () => now);
  }

  const operatorCalled = async (name: string): Promise<PhoneOperator> => {
    const found = (await provider.operators("NG")).find((each) => each.name === name);
    if (!found) throw new Error(`No operator is called ${name}`);
    return found;
  };

  it("shows countries and their operators: in their currency, or in dollars where they take nothing else", async () => {
    expect(await provider.countries()).to.deep.equal(["NG", "KE"]);
    expect(await provider.operators("NG")).to.deep.equal([
      {
        id: "341",
        name: "MTN Nigeria",
        country: "NG",
        currency: "NGN",
        amounts: { kind: "range", least: 50_00n, most: 50_000_00n },
      },
      {
        id: "342",
        name: "Airtel Nigeria",
        country: "NG",
        currency: "NGN",
        amounts: { kind: "fixed", all: [100_00n, 200_50n] },
      },
      {
        id: "343",
        name: "Abroad only",
        country: "NG",
        currency: "USD",
        amounts: { kind: "range", least: 5_00n, most: 30_50n },
      },
    ]);
    expect(server.asked.at(-1)).to.match(/includeBundles=false&includeData=false&includePin=false/);
  });

  it("asks for the operators of a country again after five minutes", async () => {
    await provider.operators("NG");
    await provider.operators("NG");
    const askedFor = () => server.asked.filter((each) => each.includes("/operators/")).length;
    expect(askedFor()).to.equal(1);
    now = 300_000;
    await provider.operators("NG");
    expect(askedFor()).to.equal(2);
  });

  it("knows whose number it is, where the provider does", async () => {
    expect(await provider.detect("+2348030000001", "NG")).to.equal("341");
    expect(await provider.detect("+2348030000002", "NG")).to.equal(undefined);
  });

  it("costs what it takes from the account, with fees, rounded up to a cent", async () => {
    const costs = async (name: string, ...amounts: bigint[]) => {
      const operator = await operatorCalled(name);
      return Promise.all(amounts.map((amount) => provider.cost(operator, amount)));
    };
    // 1,600 NGN are 1 dollar; 1 % and 25 cents on top.
    expect(await costs("MTN Nigeria", 1_600_00n, 1_601_00n, 49_99n, 50_000_01n)).to.deep.equal([
      1_26n,
      1_27n,
      undefined,
      undefined,
    ]);
    expect(await costs("Airtel Nigeria", 200_50n, 200_00n)).to.deep.equal([13n, undefined]);
    expect(await costs("Abroad only", 5_00n, 5_01n, 4_99n)).to.deep.equal([
      5_00n,
      5_01n,
      undefined,
    ]);
    const elsewhere = { ...(await operatorCalled("MTN Nigeria")), id: "999" };
    expect(await provider.cost(elsewhere, 1_600_00n)).to.equal(undefined);
  });

  it("loads the phone once for each id, and says what became of it", async () => {
    expect(await provider.look("o1")).to.equal(undefined);
    expect(await provider.order(order("o1"), phone)).to.equal("pending");
    expect(
      await provider.order(order("o12", { currency: "USD", minor: 5_50n, way: "343" }), phone),
    ).to.equal("pending");
    expect([...server.topUps.values()]).to.deep.equal([
      {
        operatorId: 341,
        amount: 500,
        useLocalAmount: true,
        customIdentifier: "o1",
        recipientPhone: { countryCode: "NG", number: "2348030000001" },
        status: "PROCESSING",
      },
      {
        operatorId: 343,
        amount: 5.5,
        useLocalAmount: false,
        customIdentifier: "o12",
        recipientPhone: { countryCode: "NG", number: "2348030000001" },
        status: "PROCESSING",
      },
    ]);
    for (const [status, report] of [
      ["PROCESSING", "pending"],
      ["SUCCESSFUL", "done"],
      ["FAILED", "failed"],
      ["REFUNDED", "failed"],
    ] as const) {
      server.topUps.get("o1")!.status = status;
      expect(await provider.look("o1"), status).to.equal(report);
    }
    server.topUps.get("o1")!.status = "PONDERING";
    expect(await told(provider.look("o1"))).to.be.instanceOf(ProviderSilent);
  });

  it("believes no order undone whose answer was lost, or whose id was taken before", async () => {
    server.losesAnswers = true;
    expect(await told(provider.order(order("o1"), phone))).to.be.instanceOf(ProviderSilent);
    server.losesAnswers = false;
    expect(await told(provider.order(order("o1"), phone))).to.be.instanceOf(ProviderSilent);
    expect(await provider.look("o1")).to.equal("pending");
    expect(server.topUps).to.have.lengthOf(1);
  });

  it("gives an order up where the provider says that it cannot be done, and waits where it may be later", async () => {
    const answers: Record<string, unknown> = {};
    for (const code of [
      "INVALID_RECIPIENT_PHONE",
      "INVALID_AMOUNT_FOR_OPERATOR",
      "OPERATOR_NOT_IN_SERVICE",
      "INSUFFICIENT_BALANCE",
      "PHONE_RECENTLY_RECHARGED",
      "SOMETHING_NEW",
    ]) {
      server.refuses = code;
      const answer = await told(provider.order(order(code), phone));
      answers[code] = answer instanceof ProviderSilent ? "silent" : answer;
    }
    expect(answers).to.deep.equal({
      INVALID_RECIPIENT_PHONE: "failed",
      INVALID_AMOUNT_FOR_OPERATOR: "failed",
      OPERATOR_NOT_IN_SERVICE: "failed",
      INSUFFICIENT_BALANCE: "silent",
      PHONE_RECENTLY_RECHARGED: "silent",
      SOMETHING_NEW: "silent",
    });
    expect(server.topUps).to.have.lengthOf(0);
  });

  it("asks for one token for many calls, for another before it expires, and where it is not taken", async () => {
    await Promise.all([provider.countries(), provider.operators("NG"), provider.look("o1")]);
    expect(server.tokens).to.equal(1);
    now = (server.tokenLasts - 61) * 1_000;
    await provider.countries();
    expect(server.tokens).to.equal(1);
    now += 1_000;
    await Promise.all([provider.countries(), provider.countries()]);
    expect(server.tokens).to.equal(2);
    // Somebody else took one: ours is no longer good.
    server.tokens += 1;
    expect(await provider.countries()).to.have.lengthOf(2);
    expect(server.tokens).to.equal(4);
  });

  it("is silent, and repeats no secret, where it is not let in, does not answer, or says something else", async () => {
    const outside = await told(connected("wrong").countries());
    expect(outside).to.be.instanceOf(ProviderSilent);
    expect(String(outside)).not.to.match(/wrong/);
    for (const odd of [
      [500, "{}"],
      [429, "slow down"],
      [200, "<html>"],
      [200, '{"content":[{"id":1}]}'],
    ] as const) {
      server.odd = odd;
      for (const asked of [
        provider.countries(),
        provider.operators("NG"),
        provider.look("o1"),
        provider.order(order("o1"), phone),
      ]) {
        expect(await told(asked), odd.join(" ")).to.be.instanceOf(ProviderSilent);
      }
    }
    server.stop();
    expect(await told(provider.countries())).to.be.instanceOf(ProviderSilent);
  });
});
