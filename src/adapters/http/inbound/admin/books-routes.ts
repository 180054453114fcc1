import type { CheckBooks } from "../../../../application/books/check-books.ts";
import type { ViewBooks } from "../../../../application/books/view-books.ts";
import { checkBooks, readBooksState, viewBooks } from "../../contract/admin/books.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { presentBooks, presentBooksState } from "./books-presenter.ts";

/** What the routes of the books call. */
interface BooksUseCases {
  readonly viewBooks: ViewBooks;
  readonly checkBooks: CheckBooks;
}

/** Whether the books balance: in short for everybody, whole for admins, who may have them checked. */
export function booksRoutes(useCases: BooksUseCases): readonly BoundRoute[] {
  return [
    bind(readBooksState).to(async () => ({
      status: 200,
      body: presentBooksState(await useCases.viewBooks.last()),
    })),
    bind(viewBooks).to(async () => ({
      status: 200,
      body: presentBooks(await useCases.viewBooks.execute()),
    })),
    bind(checkBooks).to(async ({ actor }) => {
      const begun = await useCases.checkBooks.execute(actor);
      return begun.ok ? { status: 200, body: { begun: true } } : { refusal: begun.refusal.code };
    }),
  ];
}
