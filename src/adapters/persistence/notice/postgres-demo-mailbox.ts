import type { DataSource } from "typeorm";
import type { DemoMail, DemoMailbox } from "../../../application/ports/demo-mailbox.ts";
import type { Mail } from "../../../application/ports/mailer.ts";

interface MailRow {
  readonly id: string;
  readonly at: Date;
  readonly recipient: string;
  readonly subject: string;
  readonly plain: string;
  readonly html: string;
}

const kept = 200;

/** The mails of a demo as rows: worker and server may be two processes. */
export class PostgresDemoMailbox implements DemoMailbox {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async add({ to, subject, text, html }: Omit<Mail, "id">): Promise<void> {
    await this.#dataSource.query(
      `INSERT INTO demo_mail (at, recipient, subject, plain, html)
       VALUES (clock_timestamp(), $1, $2, $3, $4)`,
      [to, subject, text, html],
    );
    await this.#dataSource.query(
      "DELETE FROM demo_mail WHERE id <= (SELECT max(id) - $1::bigint FROM demo_mail)",
      [kept],
    );
  }

  async list(): Promise<readonly DemoMail[]> {
    const rows = await this.#dataSource.query<MailRow[]>(
      "SELECT * FROM demo_mail ORDER BY id DESC",
    );
    return rows.map(mailOf);
  }

  async read(id: string): Promise<DemoMail | undefined> {
    const [row] = await this.#dataSource.query<MailRow[]>(
      "SELECT * FROM demo_mail WHERE id::text = $1",
      [id],
    );
    return row && mailOf(row);
  }
}

function mailOf({ id, at, recipient, subject, plain, html }: MailRow): DemoMail {
  return { id, at: at.getTime(), to: recipient, subject, text: plain, html };
}
