// The part of LND's REST interface that Peerhold calls (api.lightning.community), over a node of Electrum. What Electrum
// cannot do is answered with 501, and never with a success.
import { timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

/** Codes of gRPC. */
const codes = { unknown: 2, notFound: 5, alreadyExists: 6, unimplemented: 12 };

/** Electrum's number for an invoice that can't be paid any more. */
const expired = 1;

/** @returns its address, and how to end it. */
export async function wearLndManners({ call, macaroon, port }) {
  const payments = new Payments(call);
  const server = createServer(async (request, response) => {
    const { status, body } = await answerOf(request, { call, macaroon, payments });
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(`${JSON.stringify(body)}\n`);
  });
  await new Promise((resolve) => server.listen(port ?? 0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answerOf(request, { call, macaroon, payments }) {
  const sent = await text(request);
  if (!isSame(request.headers["grpc-metadata-macaroon"], macaroon)) {
    return failure(500, codes.unknown, "verification failed: signature mismatch");
  }
  const [path, last] = [request.url, decodeURIComponent(request.url.split("/").at(-1))];
  try {
    const body = sent === "" ? {} : JSON.parse(sent);
    if (request.method === "POST" && path === "/v1/invoices")
      return ok(await addInvoice(call, body));
    if (request.method === "POST" && path === "/v2/router/send") return await payments.send(body);
    if (request.method !== "GET") return failure(501, codes.unimplemented, "Not here");
    if (path === "/v1/getinfo") return ok(await infoOf(call));
    if (path === "/v1/channels") return ok({ channels: await channelsOf(call) });
    if (path.startsWith("/v1/invoice/")) return await invoiceOf(call, last);
    if (path.startsWith("/v1/payreq/")) return ok(await readInvoice(call, last));
    if (path.startsWith("/v2/router/track/")) {
      return await payments.track(Buffer.from(last, "base64url").toString("hex"));
    }
    return failure(501, codes.unimplemented, "Not here");
  } catch (error) {
    return failure(500, codes.unknown, error.message);
  }
}

async function infoOf(call) {
  const info = await call("getinfo");
  return {
    identity_pubkey: (await call("nodeid")).split("@")[0],
    block_height: info.blockchain_height,
    synced_to_chain: info.connected && info.blockchain_height === info.server_height,
    chains: [{ chain: "bitcoin", network: info.network }],
  };
}

async function addInvoice(call, { value, memo, expiry }) {
  const made = await call("add_request", {
    amount: inCoins(BigInt(value)),
    memo,
    expiration: Number(expiry),
    force: true,
  });
  const { rhash } = await call("decode_invoice", { invoice: made.lightning_invoice });
  const r_hash = Buffer.from(rhash, "hex").toString("base64");
  return { r_hash, payment_request: made.lightning_invoice };
}

async function invoiceOf(call, hash) {
  const requests = await call("list_requests");
  const request = requests.find(({ rhash }) => rhash === hash);
  if (!request) return failure(404, codes.notFound, "there are no existing invoices");
  const received = await inHistory(call, hash, (millisatoshi) => millisatoshi > 0);
  if (received) return ok({ state: "SETTLED", amt_paid_msat: String(received.amount_msat) });
  const state = request.status === expired ? "CANCELED" : "OPEN";
  return ok({ state, amt_paid_msat: "0" });
}

async function readInvoice(call, invoice) {
  const { rhash, pubkey, amount_msat: millisatoshi } = await call("decode_invoice", { invoice });
  return { payment_hash: rhash, destination: pubkey, num_msat: String(millisatoshi ?? 0) };
}

async function channelsOf(call) {
  const channels = await call("list_channels");
  return channels
    .filter(({ state }) => state === "OPEN")
    .map((channel) => ({
      active: channel.peer_state === "GOOD",
      remote_pubkey: channel.remote_pubkey,
      chan_id: numberOf(channel.short_channel_id),
      capacity: String(channel.local_balance + channel.remote_balance),
      local_balance: String(channel.local_balance),
      remote_balance: String(channel.remote_balance),
    }));
}

/** What was told to be paid since the start. Electrum knows of those that arrived by itself. */
class Payments {
  #call;
  #told = new Map();

  constructor(call) {
    this.#call = call;
  }

  async send({ payment_request: invoice }) {
    const { payment_hash: hash, destination } = await readInvoice(this.#call, invoice);
    if ((await this.#outcomeOf(hash))?.status === "SUCCEEDED") {
      return failure(409, codes.alreadyExists, "invoice is already paid");
    }
    const channels = await this.#call("list_channels");
    // Electrum takes no limit for the fee: only where there is none is a limit kept.
    if (!channels.some(({ remote_pubkey: peer }) => peer === destination)) {
      return failure(501, codes.unimplemented, "Pays only the other end of a channel of its own");
    }
    if (this.#told.get(hash)?.status !== "IN_FLIGHT") this.#pay(hash, invoice);
    return ok({ result: { status: "IN_FLIGHT", payment_hash: hash } });
  }

  async track(hash) {
    const outcome = await this.#outcomeOf(hash);
    if (!outcome) return failure(404, codes.notFound, "payment isn't initiated");
    return ok({ result: { ...outcome, payment_hash: hash } });
  }

  #pay(hash, invoice) {
    const note = (outcome) => this.#told.set(hash, outcome);
    note({ status: "IN_FLIGHT" });
    this.#call("lnpay", { invoice }).then(
      ({ success, preimage }) =>
        note(
          success
            ? { status: "SUCCEEDED", payment_preimage: preimage, fee_msat: "0" }
            : { status: "FAILED" },
        ),
      // It refused before anything was sent.
      () => note({ status: "FAILED" }),
    );
  }

  async #outcomeOf(hash) {
    const told = this.#told.get(hash);
    if (told) return told;
    const sent = await inHistory(this.#call, hash, (millisatoshi) => millisatoshi < 0);
    return (
      sent && {
        status: "SUCCEEDED",
        payment_preimage: sent.preimage,
        fee_msat: String(sent.fee_msat ?? 0),
      }
    );
  }
}

/** What was received has more than zero, and what was sent less. */
async function inHistory(call, hash, isMeant) {
  const history = await call("lightning_history");
  return history.find((each) => each.payment_hash === hash && isMeant(each.amount_msat));
}

/** Of a channel that is named by its block, the place there, and the output: 112x1x0. */
function numberOf(channel) {
  const [block, place, output] = channel.split("x").map(BigInt);
  return String((block << 40n) | (place << 16n) | output);
}

/** As Electrum wants amounts. */
export function inCoins(satoshi) {
  const digits = String(satoshi).padStart(9, "0");
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
}

function isSame(given, expected) {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function ok(body) {
  return { status: 200, body };
}

function failure(status, code, message) {
  return { status, body: { code, message, details: [] } };
}
