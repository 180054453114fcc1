import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import type { IncomingMessage } from "node:http";
import type {
  InvoiceOutcome,
  LightningNode,
  PaymentOutcome,
} from "../../application/ports/lightning-node.ts";
import type { ChainNetwork } from "../../domain/chain/chain.ts";
import { readInvoice } from "./bolt11.ts";

/** A node of LND, as its REST interface is reached (api.lightning.community). */
export interface LndSettings {
  /** Without a slash at its end. */
  readonly url: string;
  /** A secret, in hexadecimal. It needs `invoices:write`, `invoices:read`, `offchain:write`, `offchain:read`, `info:read`. */
  readonly macaroon: string;
  /** The only certificate that is trusted, as PEM; undefined: any that the system trusts. */
  readonly certificate: string | undefined;
  readonly network: ChainNetwork;
}

const waitMs = 15_000;
/** How long the node looks for a way. */
const routeSeconds = 60;
const mostBytes = 1_000_000;

/** LND says "code 5" where it knows nothing of something. */
const notFound = 5;

const networks: Readonly<Record<string, ChainNetwork>> = {
  mainnet: "main",
  testnet: "test",
  testnet4: "test",
  signet: "test",
  regtest: "regtest",
};

/** An answer that says that something failed. */
class LndFailure extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(`LND: ${message}`);
    this.code = code;
  }
}

interface PaymentJson {
  readonly status?: string;
  readonly payment_preimage?: string;
  readonly fee_msat?: string;
}

/** A node of LND. Bytes are base64 in bodies, and URL-safe base64 in paths; whole numbers are text. */
export function lndNode(settings: LndSettings): LightningNode {
  const call = (method: string, path: string, body?: object) =>
    firstAnswer(settings, method, path, body);
  let isNetworkRight = false;
  /** Until it was right once: a node of another network must not be paid through. */
  const checkNetwork = async () => {
    if (isNetworkRight) return;
    const found = networkIn(await call("GET", "/v1/getinfo"));
    if (found !== settings.network) {
      throw new Error(`The node is on ${found}, and not on ${settings.network}`);
    }
    isNetworkRight = true;
  };

  return {
    async createInvoice({ satoshi, description, expirySeconds }) {
      await checkNetwork();
      const answer = await call("POST", "/v1/invoices", {
        value: String(satoshi),
        memo: description,
        expiry: String(expirySeconds),
      });
      const { r_hash: hash, payment_request: invoice } = answer as Record<string, unknown>;
      const read = typeof invoice === "string" ? readInvoice(invoice) : undefined;
      const isRight =
        read?.hash === hexOf(hash) && read?.millisatoshi === satoshi * 1_000n && read !== undefined;
      if (!isRight || typeof invoice !== "string") throw new Error("LND made another invoice");
      return { invoice, hash: read.hash };
    },

    async invoice(hash): Promise<InvoiceOutcome> {
      const answer = (await call("GET", `/v1/invoice/${hash}`)) as Record<string, unknown>;
      switch (answer["state"]) {
        case "SETTLED":
          return { state: "paid", receivedMillisatoshi: wholeOf(answer["amt_paid_msat"]) };
        case "CANCELED":
          return { state: "gone" };
        default:
          return { state: "open" };
      }
    },

    async read(invoice) {
      const ours = readInvoice(invoice);
      if (!ours) return undefined;
      const theirs = (await call("GET", `/v1/payreq/${invoice}`)) as Record<string, unknown>;
      const isSame =
        theirs["payment_hash"] === ours.hash &&
        theirs["destination"] === ours.payee &&
        wholeOf(theirs["num_msat"]) === (ours.millisatoshi ?? 0n);
      if (!isSame) throw new Error("LND reads something else in an invoice");
      return ours;
    },

    async pay({ invoice, mostFeeSatoshi }) {
      await checkNetwork();
      // The first update is enough: the node goes on by itself, and is asked what became of it.
      const first = await call("POST", "/v2/router/send", {
        payment_request: invoice,
        fee_limit_sat: String(mostFeeSatoshi),
        timeout_seconds: routeSeconds,
        no_inflight_updates: false,
      });
      return outcomeOf(first);
    },

    async track(hash) {
      const path = Buffer.from(hash, "hex").toString("base64url");
      const padded = path.padEnd(Math.ceil(path.length / 4) * 4, "=");
      try {
        return outcomeOf(await call("GET", `/v2/router/track/${padded}`));
      } catch (error) {
        if (error instanceof LndFailure && error.code === notFound) return undefined;
        throw error;
      }
    },

    async health() {
      const [info, list] = await Promise.all([
        call("GET", "/v1/getinfo"),
        call("GET", "/v1/channels"),
      ]);
      const { channels = [] } = list as { channels?: readonly Record<string, unknown>[] };
      return {
        network: networkIn(info) ?? settings.network,
        isSynced: (info as Record<string, unknown>)["synced_to_chain"] === true,
        channels: channels.map((channel) => ({
          id: textOf(channel["chan_id"]),
          peer: textOf(channel["remote_pubkey"]),
          isActive: channel["active"] === true,
          capacity: wholeOf(channel["capacity"]),
          local: wholeOf(channel["local_balance"]),
          remote: wholeOf(channel["remote_balance"]),
        })),
      };
    },
  };
}

/** Whole numbers are text; zeros may be left out. */
function wholeOf(value: unknown): bigint {
  return BigInt(textOf(value) || 0);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function networkIn(info: unknown): ChainNetwork | undefined {
  const { chains = [] } = info as { chains?: readonly { network?: string }[] };
  return networks[chains[0]?.network ?? ""];
}

function hexOf(base64: unknown): string | undefined {
  return typeof base64 === "string" ? Buffer.from(base64, "base64").toString("hex") : undefined;
}

/** Everything that is not certainly over goes on. */
function outcomeOf(answer: unknown): PaymentOutcome {
  const { result = answer } = answer as { result?: unknown };
  const { status, payment_preimage: preimage, fee_msat: fee } = result as PaymentJson;
  if (status === "FAILED") return { state: "failed" };
  if (status !== "SUCCEEDED" || preimage === undefined) return { state: "pending" };
  return { state: "paid", preimage, feeMillisatoshi: BigInt(fee ?? 0) };
}

/** The first line of the answer: streams go on, and are not waited for. */
function firstAnswer(
  { url, macaroon, certificate }: LndSettings,
  method: string,
  path: string,
  body: object | undefined,
): Promise<unknown> {
  const address = new URL(url + path);
  const send = address.protocol === "https:" ? requestSecure : requestPlain;
  const text = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = send(address, {
      method,
      headers: {
        "Grpc-Metadata-macaroon": macaroon,
        ...(text !== undefined && { "Content-Type": "application/json" }),
      },
      ...(certificate !== undefined && { ca: certificate }),
      signal: AbortSignal.timeout(waitMs),
    });
    request.on("error", reject);
    request.on("response", (response) => {
      // Whoever reads it is told; without a listener it would end the process.
      response.on("error", reject);
      void readAnswer(response)
        .then(resolve, reject)
        .finally(() => request.destroy());
    });
    request.end(text);
  });
}

async function readAnswer(response: IncomingMessage): Promise<unknown> {
  let text = "";
  response.setEncoding("utf8");
  for await (const chunk of response) {
    text += chunk as string;
    if (text.length > mostBytes) throw new Error("LND says too much");
    const answer = parsed(text) ?? parsed(text.slice(0, text.indexOf("\n") + 1));
    if (answer === undefined) continue;
    const { error, code, message } = answer as Record<string, unknown>;
    const failure = (typeof error === "object" ? error : undefined) as
      | { code?: number; message?: string }
      | undefined;
    if (failure || typeof code === "number" || response.statusCode !== 200) {
      const said = failure?.message ?? (typeof message === "string" ? message : "no answer");
      throw new LndFailure(Number(failure?.code ?? code ?? 0), said);
    }
    return answer;
  }
  throw new Error(`LND answered ${response.statusCode} and nothing else`);
}

/** Undefined while the rest is still missing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
