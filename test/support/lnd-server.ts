import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { LndSettings } from "../../src/adapters/lightning/lnd-rest.ts";
import type { LightningNode, PaymentOutcome } from "../../src/application/ports/lightning-node.ts";

interface Answer {
  readonly status: number;
  readonly body: object;
  /** A stream that goes on: its connection stays open. */
  readonly isOpen?: boolean;
}

/** Speaks the part of LND's REST interface that we use (api.lightning.community), over another node. */
export class LndServer {
  readonly #node: LightningNode;
  readonly #server: Server;
  /** What is answered instead, until it is undefined again; "cut": the connection ends. */
  instead: Answer | "cut" | undefined;
  network = "regtest";
  readonly asked: string[] = [];

  private constructor(node: LightningNode) {
    this.#node = node;
    this.#server = createServer((request, response) => void this.#respond(request, response));
  }

  static async open(node: LightningNode): Promise<LndServer> {
    const server = new LndServer(node);
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  get settings(): LndSettings {
    const { port } = this.#server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    return { url, macaroon: "0201", certificate: undefined, network: "regtest" };
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    this.asked.push(`${request.method} ${request.url}`);
    if (this.instead === "cut") return void request.socket.destroy();
    const answer =
      request.headers["grpc-metadata-macaroon"] === "0201"
        ? (this.instead ?? (await this.#answer(request, body)))
        : failure(500, 2, "verification failed: signature mismatch after caveat verification");
    response.writeHead(answer.status, { "Content-Type": "application/json" });
    response.write(`${JSON.stringify(answer.body)}\n`);
    if (answer.isOpen !== true) response.end();
  }

  async #answer({ method, url = "" }: IncomingMessage, sent: string): Promise<Answer> {
    const body = (sent === "" ? {} : JSON.parse(sent)) as Record<string, string>;
    const last = decodeURIComponent(url.split("/").at(-1) ?? "");
    if (url === "/v1/getinfo") {
      return ok({ synced_to_chain: true, chains: [{ chain: "bitcoin", network: this.network }] });
    }
    if (method === "POST" && url === "/v1/invoices") {
      const { invoice, hash } = await this.#node.createInvoice({
        satoshi: BigInt(body["value"] ?? 0),
        description: body["memo"] ?? "",
        expirySeconds: Number(body["expiry"]),
      });
      const r_hash = Buffer.from(hash, "hex").toString("base64");
      return ok({ r_hash, payment_request: invoice, add_index: "1" });
    }
    if (url.startsWith("/v1/invoice/")) return ok(await this.#invoice(last));
    if (url.startsWith("/v1/payreq/")) return this.#payReq(last);
    if (method === "POST" && url === "/v2/router/send") return this.#send(body);
    if (url.startsWith("/v2/router/track/")) {
      const outcome = await this.#node.track(Buffer.from(last, "base64url").toString("hex"));
      if (!outcome) return failure(404, 5, "payment isn't initiated");
      return stream(paymentJson(outcome), outcome.state === "pending");
    }
    if (url === "/v1/channels") return ok({ channels: await this.#channels() });
    return failure(404, 5, "Not Found");
  }

  async #invoice(hash: string): Promise<object> {
    const outcome = await this.#node.invoice(hash);
    if (outcome.state !== "paid") {
      return { state: outcome.state === "open" ? "OPEN" : "CANCELED", amt_paid_msat: "0" };
    }
    return { state: "SETTLED", amt_paid_msat: String(outcome.receivedMillisatoshi) };
  }

  async #payReq(invoice: string): Promise<Answer> {
    const read = await this.#node.read(invoice);
    if (!read) return failure(500, 2, "checksum failed");
    const { hash, payee, millisatoshi = 0n } = read;
    return ok({ payment_hash: hash, destination: payee, num_msat: String(millisatoshi) });
  }

  async #send(body: Record<string, string>): Promise<Answer> {
    const invoice = body["payment_request"] ?? "";
    const { hash } = (await this.#node.read(invoice))!;
    if ((await this.#node.track(hash))?.state === "paid") {
      return failure(409, 6, "invoice is already paid");
    }
    await this.#node.pay({ invoice, hash, mostFeeSatoshi: BigInt(body["fee_limit_sat"] ?? 0) });
    return stream({ status: "IN_FLIGHT", payment_hash: hash }, true);
  }

  async #channels(): Promise<readonly object[]> {
    const { channels } = await this.#node.health();
    return channels.map(({ id, peer, isActive, capacity, local, remote }) => ({
      active: isActive,
      remote_pubkey: peer,
      chan_id: id,
      capacity: String(capacity),
      local_balance: String(local),
      remote_balance: String(remote),
    }));
  }
}

function paymentJson(outcome: PaymentOutcome): object {
  if (outcome.state !== "paid") {
    return { status: outcome.state === "failed" ? "FAILED" : "IN_FLIGHT" };
  }
  const { preimage, feeMillisatoshi } = outcome;
  const fee_msat = String(feeMillisatoshi);
  return { status: "SUCCEEDED", payment_preimage: preimage, fee_msat };
}

function ok(body: object): Answer {
  return { status: 200, body };
}

function stream(result: object, isOpen: boolean): Answer {
  return { status: 200, body: { result }, isOpen };
}

function failure(status: number, code: number, message: string): Answer {
  return { status, body: { code, message, details: [] } };
}
