import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A top-up as the server keeps it. */
interface KeptTopUp {
  readonly operatorId: number;
  readonly amount: number;
  readonly useLocalAmount: boolean;
  readonly customIdentifier: string;
  readonly recipientPhone: { readonly countryCode: string; readonly number: string };
  status: string;
}

const operator = {
  bundle: false,
  data: false,
  pin: false,
  comboProduct: false,
  supportsLocalAmounts: true,
  denominationType: "RANGE",
  senderCurrencyCode: "USD",
  minAmount: null,
  maxAmount: null,
  localMinAmount: null,
  localMaxAmount: null,
  fixedAmounts: [],
  localFixedAmounts: [],
  fees: { international: 0, internationalPercentage: 0, local: 0, localPercentage: 0 },
};

/** What the documentation of the API shows of operators, in a country of our choice. */
export const operatorsOfNigeria = [
  {
    ...operator,
    operatorId: 341,
    name: "MTN Nigeria",
    destinationCurrencyCode: "NGN",
    localMinAmount: 49.999,
    localMaxAmount: 50_000,
    fx: { rate: 1_600 },
    fees: { international: 0.25, internationalPercentage: 1, local: 300, localPercentage: 0 },
  },
  {
    ...operator,
    operatorId: 342,
    name: "Airtel Nigeria",
    destinationCurrencyCode: "NGN",
    denominationType: "FIXED",
    localFixedAmounts: [100, 200.5, 0.001],
    fx: { rate: 1_600 },
    fees: null,
  },
  {
    ...operator,
    operatorId: 343,
    name: "Abroad only",
    supportsLocalAmounts: false,
    destinationCurrencyCode: "NGN",
    minAmount: 5,
    maxAmount: 30.5,
    fx: { rate: 1_550.5 },
  },
  {
    ...operator,
    operatorId: 344,
    name: "MTN Data",
    destinationCurrencyCode: "NGN",
    data: true,
    fx: { rate: 1 },
  },
  {
    ...operator,
    operatorId: 345,
    name: "From euros",
    senderCurrencyCode: "EUR",
    destinationCurrencyCode: "NGN",
    localMinAmount: 1,
    localMaxAmount: 2,
    fx: { rate: 1 },
  },
  {
    ...operator,
    operatorId: 346,
    name: "Without amounts",
    destinationCurrencyCode: "NGN",
    fx: { rate: 1 },
  },
];

/** A server that speaks what Reloadly publishes of its Airtime API and of its tokens. */
export class ReloadlyServer {
  readonly #server: Server;
  readonly secret = "hunter2";
  /** By their own identifier. */
  readonly topUps = new Map<string, KeptTopUp>();
  /** What came, with its query: method and path. */
  readonly asked: string[] = [];
  /** How many tokens were given out; only the newest is taken. */
  tokens = 0;
  /** In seconds. */
  tokenLasts = 3_600;
  /** The refusal of the next top-ups. */
  refuses: string | undefined;
  /** The connection breaks after a top-up was taken. */
  losesAnswers = false;
  /** What every call but that for a token is answered with. */
  odd: readonly [status: number, body: string] | undefined;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<ReloadlyServer> {
    const server = createServer();
    const started = new ReloadlyServer(server);
    server.on("request", (request, response) => {
      void started.#answer(request).then((answer) => {
        if (!answer) return response.destroy();
        const [status, body] = answer;
        const text = typeof body === "string" ? body : JSON.stringify(body);
        return response.writeHead(status, { "Content-Type": "application/json" }).end(text);
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return started;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close().closeAllConnections();
  }

  async #answer(request: IncomingMessage): Promise<Answer | undefined> {
    const { method, url = "/" } = request;
    const body = method === "POST" ? ((await json(request)) as Record<string, unknown>) : {};
    this.asked.push(`${method} ${url}`);
    if (url === "/oauth/token") return this.#tokenFor(body);
    if (request.headers.authorization !== `Bearer token-${this.tokens}`) {
      return [401, { errorCode: "TOKEN_EXPIRED", message: "The access token expired" }];
    }
    if (request.headers.accept !== "application/com.reloadly.topups-v1+json") return [406, {}];
    if (this.odd) return this.odd;
    if (url === "/topups-async") return this.#take(body as unknown as KeptTopUp);
    return this.#read(new URL(url, this.url));
  }

  #tokenFor(body: Record<string, unknown>): Answer {
    const isKnown =
      body["client_id"] === "us" &&
      body["client_secret"] === this.secret &&
      body["grant_type"] === "client_credentials" &&
      body["audience"] === this.url;
    if (!isKnown)
      return [401, { errorCode: "INVALID_CREDENTIALS", message: String(body["client_secret"]) }];
    this.tokens += 1;
    return [
      200,
      { access_token: `token-${this.tokens}`, expires_in: this.tokenLasts, token_type: "Bearer" },
    ];
  }

  #take(body: KeptTopUp): Answer | undefined {
    const { customIdentifier } = body;
    const errorCode = this.topUps.has(customIdentifier)
      ? "CUSTOM_IDENTIFIER_ALREADY_USED"
      : this.refuses;
    if (errorCode) return [400, { errorCode, message: "It cannot be done", details: [] }];
    this.topUps.set(customIdentifier, { ...body, status: "PROCESSING" });
    return this.losesAnswers ? undefined : [200, { transactionId: this.topUps.size }];
  }

  #read({ pathname, searchParams }: URL): Answer {
    if (pathname === "/countries")
      return [
        200,
        [
          { isoName: "NG", name: "Nigeria" },
          { isoName: "KE", name: "Kenya" },
        ],
      ];
    if (pathname === "/operators/countries/NG") return [200, operatorsOfNigeria];
    if (pathname === "/operators/auto-detect/phone/2348030000001/countries/NG") {
      return [200, operatorsOfNigeria[0]];
    }
    if (pathname === "/topups/reports/transactions") {
      const wanted = searchParams.get("customIdentifier") ?? "";
      // Its search finds what begins so, too.
      const content = [...this.topUps.values()].filter(({ customIdentifier }) =>
        customIdentifier.startsWith(wanted),
      );
      return [200, { content, totalElements: content.length }];
    }
    return [404, { errorCode: "NOT_FOUND", message: "Nothing is there" }];
  }
}

type Answer = readonly [status: number, body: unknown];
