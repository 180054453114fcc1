import { Ajv2020, type AnySchema } from "ajv/dist/2020.js";
import { expect } from "chai";

interface Operation {
  readonly responses: Record<string, { content: Record<string, { schema: AnySchema }> } | Shared>;
}

/** An answer that the document describes elsewhere. */
interface Shared {
  readonly $ref: string;
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

  private constructor(url: string, { document, ajv }: Checker) {
    this.#url = url;
    this.#document = document;
    this.#ajv = ajv;
  }

  /** Reads the document from the server itself, once: each visitor of a test has a client. */
  static async of(url: string): Promise<DocumentedClient> {
    const asked = checkers.get(url) ?? checkerAt(url);
    remember(checkers, url, asked);
    return new DocumentedClient(url, await asked);
  }

  /** Every operation of the document, as method and path. */
  get operations(): { method: string; path: string }[] {
    return Object.entries(this.#document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method, path })),
    );
  }

  /**
   * Sends a request to the documented path and checks the answer against its schema. `filled` is
   * the path as sent, where it has parameters or a query.
   */
  async request(
    method: string,
    path: string,
    init: RequestInit = {},
    filled = path,
  ): Promise<DocumentedAnswer> {
    const asked = { ...init, method: method.toUpperCase() };
    // What a page of ours is led on to is documented elsewhere.
    const response = await fetch(this.#url + filled, { redirect: "manual", ...asked });
    if (this.#isFile(method, path, response)) return fileAnswer(response);
    const body: unknown = await response.json();
    this.#check(method, path, response, body);
    return { status: response.status, headers: response.headers, body };
  }

  #isFile(method: string, path: string, { status }: Response): boolean {
    const answer = this.#document.paths[path]?.[method]?.responses[status];
    return (
      answer !== undefined && "content" in answer && "application/octet-stream" in answer.content
    );
  }

  #check(method: string, path: string, response: Response, body: unknown): void {
    const responses = this.#document.paths[path]?.[method]?.responses;
    if (!responses) throw new Error(`${method} ${path} is not in the document`);
    const key = responses[response.status] ? String(response.status) : "default";
    const answer = responses[key];
    const place =
      answer && "$ref" in answer
        ? answer.$ref
        : `#/${["paths", path, method, "responses", key].map(escaped).join("/")}`;
    const validate = this.#ajv.getSchema(`document${place}/content/application~1json/schema`);
    if (!validate) throw new Error(`${method} ${path} has no schema for ${key}`);
    expect(response.headers.get("content-type")).to.match(/^application\/json/);
    expect(validate(body), this.#ajv.errorsText(validate.errors)).to.equal(true);
  }
}

/** A file, its bytes under `data`. */
async function fileAnswer(response: Response): Promise<DocumentedAnswer> {
  const data = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body: { data } };
}

/** A name as a part of a JSON pointer. */
function escaped(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** A document, and what checks answers against it. */
interface Checker {
  readonly document: Document;
  readonly ajv: Ajv2020;
}

/** Those of the last servers, by their addresses. */
const checkers = new Map<string, Promise<Checker>>();
/** Those of the last documents: compiling one takes longer than the answers that it checks. */
const known = new Map<string, Checker>();
const mostKnown = 4;

async function checkerAt(url: string): Promise<Checker> {
  const text = await (await fetch(`${url}/openapi.json`)).text();
  return known.get(text) ?? newChecker(text);
}

function newChecker(text: string): Checker {
  const document = JSON.parse(text) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(document, "document");
  remember(known, text, { document, ajv });
  return { document, ajv };
}

function remember<Value>(all: Map<string, Value>, name: string, value: Value): void {
  all.set(name, value);
  for (const oldest of [...all.keys()].slice(0, -mostKnown)) all.delete(oldest);
}
