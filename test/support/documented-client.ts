import { Ajv2020, type AnySchema } from "ajv/dist/2020.js";
import { expect } from "chai";

interface Operation {
  readonly responses: Record<string, { content: Record<string, { schema: AnySchema }> }>;
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
}

/** An answer that was found in the document. */
export interface DocumentedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Calls a server; an answer that its own OpenAPI document does not describe fails the test. */
export class DocumentedClient {
  readonly #url: string;
  readonly #document: Document;
  readonly #ajv: Ajv2020;

  private constructor(url: string, document: Document) {
    this.#url = url;
    this.#document = document;
    this.#ajv = new Ajv2020({ strict: false, allErrors: true });
    this.#ajv.addSchema(document, "document");
  }

  /** Reads the document from the server itself. */
  static async of(url: string): Promise<DocumentedClient> {
    const answer = await fetch(`${url}/openapi.json`);
    return new DocumentedClient(url, (await answer.json()) as Document);
  }

  /** Every operation of the document, as method and path. */
  get operations(): { method: string; path: string }[] {
    return Object.entries(this.#document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method, path })),
    );
  }

  /**
   * Sends a request to the documented path and checks the answer against its schema. `filled` is the
   * path as it is sent, where it has parameters or a query.
   */
  async request(
    method: string,
    path: string,
    init: RequestInit = {},
    filled = path,
  ): Promise<DocumentedAnswer> {
    const response = await fetch(this.#url + filled, { ...init, method: method.toUpperCase() });
    const body: unknown = await response.json();
    this.#check(method, path, response, body);
    return { status: response.status, headers: response.headers, body };
  }

  #check(method: string, path: string, response: Response, body: unknown): void {
    const responses = this.#document.paths[path]?.[method]?.responses;
    if (!responses) throw new Error(`${method} ${path} is not in the document`);
    const key = responses[response.status] ? String(response.status) : "default";
    const pointer = [
      "paths",
      path,
      method,
      "responses",
      key,
      "content",
      "application/json",
      "schema",
    ]
      .map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1"))
      .join("/");
    const validate = this.#ajv.getSchema(`document#/${pointer}`);
    if (!validate) throw new Error(`${method} ${path} has no schema for ${key}`);
    expect(response.headers.get("content-type")).to.match(/^application\/json/);
    expect(validate(body), this.#ajv.errorsText(validate.errors)).to.equal(true);
  }
}
