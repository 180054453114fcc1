import { expect } from "chai";
import type { BooksView } from "../../../../src/adapters/http/contract/admin/books-views.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../../../support/test-app.ts";

describe("the books over HTTP", () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp({ DEMO: "1" });
  });
  after(() => app.stop());

  const as = (username: string) => StaffVisitor.ofDemo(app.adminUrl, username);
  const audited = async (admin: StaffVisitor, audits: number): Promise<BooksView> => {
    for (;;) {
      const view: BooksView = (await admin.must("viewBooks")).data;
      if (view.audits.length === audits && !view.isRunning) return view;
    }
  };

  it("are checked when an admin says so; everybody who works here hears what came of it", async () => {
    const admin = await as("ben_admin");
    const support = await as("sam_support");
    expect((await support.must("readBooksState")).data).to.deep.equal({
      startedAt: null,
      broken: 0,
    });
    expect((await admin.must("checkBooks")).data).to.deep.equal({ begun: true });
    const { audits } = await audited(admin, 1);
    expect(audits[0]).to.deep.include({ reason: "staff" });
    expect(audits[0]?.invariants.filter(({ count }) => count > 0)).to.deep.equal([]);
    const logged = await app.database.query("SELECT 1 FROM audit_log WHERE act = 'check-books'");
    expect(logged).to.have.length(1);

    await app.database.query(
      "UPDATE ledger_account SET balance = balance + 1 WHERE kind = 'available'",
    );
    await admin.must("checkBooks");
    const [newest] = (await audited(admin, 2)).audits;
    const broken = newest?.invariants.filter(({ count }) => count > 0) ?? [];
    expect(broken.map(({ name }) => name)).to.deep.equal(["balances-are-sums"]);
    expect(broken[0]?.rows[0]).to.have.keys("account", "balance", "sum");
    expect((await support.must("readBooksState")).data).to.deep.include({ broken: 1 });
    const numbers = await (await fetch(`${app.url}/metrics`)).text();
    expect(numbers).to.match(
      /peerhold_books_audit_findings\{invariant="balances-are-sums"\} [1-9]/,
    );
    expect(numbers).to.match(/peerhold_books_audit_findings\{invariant="entries-balance"\} 0/);
    expect(numbers).to.match(/peerhold_books_audit_age_seconds \d/);
    expect(numbers).to.match(/peerhold_books_audit_seconds \d/);
  });

  it("are not checked while they are: the answer says so, and nothing is logged", async () => {
    const admin = await as("ben_admin");
    const logged = "SELECT count(*) FROM audit_log WHERE act = 'check-books'";
    const before = await app.database.query(logged);
    await app.database.query("SELECT pg_advisory_lock($1)", [7_337_471]);
    const told = await admin.call("checkBooks");
    expect([told.status, told.code]).to.deep.equal([409, "audit_running"]);
    expect((await admin.must("viewBooks")).data).to.have.property("isRunning", true);
    await app.database.query("SELECT pg_advisory_unlock($1)", [7_337_471]);
    expect(await app.database.query(logged)).to.deep.equal(before);
  });
});
