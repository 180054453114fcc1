import { Router, type RequestHandler } from "express";
import type { DemoMail, DemoMailbox } from "../../../../application/ports/demo-mailbox.ts";
import { escaped } from "../../../markup/escaped.ts";
import { demoPage as page, hereOnly } from "./demo-page.ts";

export const mailboxPath = "/dev/mailbox";

/**
 * The mails of a demo, as they look. Only for who sits at this machine: anybody else finds nothing here,
 * for codes and links of all its people are in them.
 */
export function mailboxPages(mailbox: DemoMailbox): RequestHandler {
  const router = Router();
  router.use(hereOnly, (_request, response, next) => {
    response.set({ "Content-Security-Policy": pagePolicy });
    next();
  });
  router.get("/", async (request, response) => {
    const mails = await mailbox.list();
    if (request.accepts(["html", "json"]) === "json") return void response.json({ data: mails });
    response.type("html").send(page("Mailbox", list(mails)));
  });
  router.get("/:id", async (request, response, next) => {
    const mail = await mailbox.read(request.params.id);
    if (!mail) return next();
    response.type("html").send(page(mail.subject, oneMail(mail)));
  });
  router.get("/:id/html", async (request, response, next) => {
    const mail = await mailbox.read(request.params.id);
    if (!mail) return next();
    response.set({ "Content-Security-Policy": mailPolicy, "X-Frame-Options": "SAMEORIGIN" });
    // Its links lead out of the frame.
    response.type("html").send(mail.html.replace("<head>", '<head><base target="_top">'));
  });
  return router;
}

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

function list(mails: readonly DemoMail[]): string {
  if (mails.length === 0) return "<p>Mails that this demo would have sent appear here.</p>";
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<li><a href="${mailboxPath}/${id}">${escaped(subject)}</a><br><small>${escaped(to)} · ${moment(at)}</small></li>`,
  );
  return `<p>Mails that this demo would have sent. Nothing leaves this machine.</p><ul>${rows.join("")}</ul>`;
}

function oneMail({ id, at, to, subject, text }: DemoMail): string {
  return `<p><a href="${mailboxPath}">All emails</a></p>
<p><small>To ${escaped(to)} · ${moment(at)}</small></p>
<iframe title="${escaped(subject)}" src="${mailboxPath}/${id}/html" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>Plain text</h2>
<pre>${escaped(text)}</pre>`;
}

function moment(at: number): string {
  return new Date(at).toISOString().replace("T", " ").slice(0, 19);
}
