import express from "express";
import type { Actor } from "../../src/application/actor/actor.ts";
import type { OfferFacetsView } from "../../src/adapters/http/contract/offer/offer-facets.ts";
import type {
  OfferCard,
  OfferListMeta,
} from "../../src/adapters/http/contract/offer/offer-views.ts";
import { routes as contractRoutes } from "../../src/adapters/http/contract/routes.ts";
import { apiDocumentRoutes } from "../../src/adapters/http/inbound/api-document/api-document-routes.ts";
import { listen, type ListeningServer } from "../../src/adapters/http/inbound/http-server.ts";
import { mountRoutes } from "../../src/adapters/http/inbound/mount-routes.ts";
import { offerRoutes } from "../../src/adapters/http/inbound/offer/offer-routes.ts";
import { DocumentedClient } from "./documented-client.ts";
import { OfferShelf } from "./offer-shelf.ts";
import { openGate } from "./stub-gate.ts";

/** What the list answers. */
interface ListAnswer {
  readonly status: number;
  readonly data: readonly OfferCard[];
  readonly meta: OfferListMeta;
  readonly error: {
    readonly code: string;
    readonly details: readonly { readonly field: string; readonly code: string }[];
  };
}

/** Who asks for a list; a stranger without an id. */
interface Asker {
  id: string | undefined;
}

/** A shelf of offers, and its list over HTTP. */
export class OfferListServer {
  readonly shelf: OfferShelf;
  readonly #server: ListeningServer;
  readonly #client: DocumentedClient;
  readonly #asker: Asker;

  private constructor(
    shelf: OfferShelf,
    server: ListeningServer,
    client: DocumentedClient,
    asker: Asker,
  ) {
    this.shelf = shelf;
    this.#server = server;
    this.#client = client;
    this.#asker = asker;
  }

  static async open(): Promise<OfferListServer> {
    const shelf = await OfferShelf.open();
    const asker: Asker = { id: undefined };
    const info = { title: "", version: "", server: "" };
    const routes = [
      ...apiDocumentRoutes(info, contractRoutes),
      ...offerRoutes(shelf.useCases(shelf.startRules)),
    ];
    const actorOf = async (): Promise<Actor | undefined> =>
      asker.id === undefined
        ? undefined
        : { traderId: asker.id, username: asker.id, level: 1, sessionStartedAt: 0 };
    const handler = express().use(mountRoutes(routes, { ...openGate, actorOf }));
    const server = await listen(handler, "127.0.0.1", 0);
    const client = await DocumentedClient.of(server.url);
    return new OfferListServer(shelf, server, client, asker);
  }

  /** From now on this trader asks; a stranger if undefined. */
  askAs(traderId: string | undefined): void {
    this.#asker.id = traderId;
  }

  async close(): Promise<void> {
    await this.#server.close(0);
    await this.shelf.close();
  }

  /** The list of what a buyer of Bitcoin for euros finds, changed by a query. */
  async list(query: Readonly<Record<string, string>> = {}): Promise<ListAnswer> {
    const usual = { type: "buy", crypto_currency_id: "8", currency: "EUR" };
    return this.ask(new URLSearchParams({ ...usual, ...query }).toString());
  }

  /** The catalogue of tags. */
  async tags(query = ""): Promise<readonly { readonly slug: string; readonly name: string }[]> {
    const path = "/rest/v1/tags";
    const { body } = await this.#client.request("get", path, {}, path + query);
    return (body as { readonly data: readonly { slug: string; name: string }[] }).data;
  }

  /** What there is of each kind. */
  async facets(query: string): Promise<{
    readonly status: number;
    readonly data: OfferFacetsView;
    readonly error: ListAnswer["error"];
  }> {
    const path = "/rest/v1/offer-facets";
    const answer = await this.#client.request("get", path, {}, `${path}?${query}`);
    return {
      status: answer.status,
      ...(answer.body as { readonly data: OfferFacetsView; readonly error: ListAnswer["error"] }),
    };
  }

  /** What a query as it stands is answered. */
  async ask(query: string): Promise<ListAnswer> {
    const path = "/rest/v1/offers";
    const answer = await this.#client.request("get", path, {}, `${path}?${query}`);
    return { status: answer.status, ...(answer.body as Omit<ListAnswer, "status">) };
  }

  /** The ids of the offers in the list, in its order, over all pages. */
  async ids(query: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
    const ids: string[] = [];
    let page: string | null = null;
    do {
      const answer: ListAnswer = await this.list({ ...query, ...(page && { page_id: page }) });
      ids.push(...answer.data.map(({ idHashed }) => idHashed));
      page = answer.meta.nextPageId;
    } while (page);
    return ids;
  }
}
