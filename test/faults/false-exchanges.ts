import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { RateAddresses } from "../../src/adapters/rates/rate-sources.ts";

/** The Bitcoin price in dollars by exchange; undefined: it never answers. */
export interface Said {
  readonly kraken: string | undefined;
  readonly coinbase: string | undefined;
  readonly bitstamp: string | undefined;
  /** The age of the price, if the exchange reports it; Kraken does not. */
  readonly secondsOld?: number;
}

/** Exchanges that answer what a row wants. */
export class FalseExchanges {
  said: Said;
  readonly #server: Server;

  private constructor(said: Said) {
    this.said = said;
    this.#server = createServer(({ url = "" }, response) => this.#answer(url, response));
  }

  static async open(said: Said): Promise<FalseExchanges> {
    const exchanges = new FalseExchanges(said);
    exchanges.#server.listen(0, "127.0.0.1");
    await once(exchanges.#server, "listening");
    return exchanges;
  }

  get addresses(): RateAddresses {
    const address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return { kraken: address, coinbase: address, bitstamp: address, coinbaseFiat: address };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  #answer(url: string, response: ServerResponse): void {
    const { kraken, coinbase, bitstamp, secondsOld = 0 } = this.said;
    const at = Date.now() - secondsOld * 1_000;
    const say = (rate: string | undefined, body: unknown) => {
      if (rate !== undefined) response.end(JSON.stringify(body));
    };
    if (url.startsWith("/0/public")) {
      say(kraken, { error: [], result: { XXBTZUSD: { c: [kraken] } } });
    } else if (url.startsWith("/products/BTC-USD/")) {
      say(coinbase, { price: coinbase, time: new Date(at).toISOString() });
    } else if (url.startsWith("/api/v2/ticker")) {
      const timestamp = String(Math.floor(at / 1_000));
      say(bitstamp, [{ pair: "BTC/USD", last: bitstamp, timestamp }]);
    } else if (url.startsWith("/v2/exchange-rates")) {
      say("1", { data: { currency: "USD", rates: { EUR: "0.9" } } });
    } else {
      response.writeHead(404).end();
    }
  }
}
