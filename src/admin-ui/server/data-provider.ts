import simpleRest from "ra-data-simple-rest";
import { fetchUtils, HttpError, type DataProvider } from "react-admin";
import { isObject } from "../../adapters/http/client/transport.ts";
import { noticeSessionOver } from "./staff-session.ts";

const lists = simpleRest("/admin/api", read);

/**
 * Lists in simple REST form. There is no generic create, update or delete: each change to a case
 * has its own verb, called through the typed client.
 */
export const dataProvider: DataProvider = {
  ...lists,
  update: refuse,
  updateMany: refuse,
  create: refuse,
  delete: refuse,
  deleteMany: refuse,
};

async function read(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers);
  headers.set("X-Requested-With", "XMLHttpRequest");
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers });
  } catch (error) {
    if (error instanceof HttpError) throw told(error);
    throw error;
  }
}

/** The same error with the server's own message. */
function told({ message, status, body }: HttpError): HttpError {
  if (status === 401) noticeSessionOver();
  const said: unknown = isObject(body) ? body["error"] : undefined;
  const sentence = isObject(said) ? said["message"] : undefined;
  return new HttpError(typeof sentence === "string" ? sentence : message, status, body);
}

function refuse(): Promise<never> {
  return Promise.reject(new Error("The console changes nothing in general"));
}
