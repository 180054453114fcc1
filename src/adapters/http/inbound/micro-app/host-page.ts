import { Router, type RequestHandler } from "express";
import { microApps } from "../../contract/micro-apps.ts";
import { escaped } from "../../../markup/escaped.ts";
import { hereOnly } from "../mailbox/demo-page.ts";

export const hostPagePath = "/dev/host";

const marketplace = `/micro-apps/marketplace/${microApps["marketplace"]?.version ?? ""}/manifest.json`;

/**
 * A page such as an operator's own, in a demo: it mounts a part of the interface by its manifest. `route`:
 * the page to mount, the list of offers unless another is asked for.
 */
export function hostPage(): RequestHandler {
  const router = Router();
  router.use(hereOnly, (_request, response, next) => {
    response.set({ "Content-Security-Policy": policy });
    next();
  });
  router.get("/", ({ query }, response) => {
    const route = typeof query["route"] === "string" ? query["route"] : "/buy/bitcoin";
    const location = JSON.stringify({ route, props: { currencyCode: "EUR" } });
    response.type("html").send(page(location));
  });
  router.get("/host.js", (_request, response) => {
    response.type("js").send(script);
  });
  return router;
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

function page(location: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page of our own</title>
<style>
body > header, body > footer { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; padding: 1rem; }
#marketplace { max-width: 72rem; margin: 0 auto; padding: 0 1rem; }
</style>
<script type="module" src="${hostPagePath}/host.js"></script>
</head>
<body>
<header>
<strong>A page of our own</strong>
<span id="balance">Balances appear here once a part shows them.</span>
<button type="button" id="dark">Dark</button>
<button type="button" id="unmount">Take it out</button>
</header>
<main id="marketplace" data-location="${escaped(location)}"></main>
<footer>Peerhold supplies the part between the bars (docs/embedding.md).</footer>
</body>
</html>
`;
}

/** The example of docs/embedding.md. */
const script = `const place = document.getElementById("marketplace");
const { data: manifest } = await (await fetch("${marketplace}")).json();
for (const href of manifest.styles) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}
const app = await import(manifest.script);
await app.mount(place, place.dataset.location, {
  balanceUpdate: (balances) => {
    document.getElementById("balance").textContent = balances
      .map(({ cryptoCurrencyCode, balance }) => balance + " " + cryptoCurrencyCode)
      .join(", ");
  },
});
document.getElementById("dark").onclick = () => app.darkModeUpdate(true);
document.getElementById("unmount").onclick = () => app.unmount(place);
`;
