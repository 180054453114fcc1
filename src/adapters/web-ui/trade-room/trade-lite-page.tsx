import { pathFromLite } from "./lite-path.ts";
import { LiteRoom } from "./lite-room.tsx";
import { RoomPage } from "./room-page.tsx";

/** The page of a trade of the lite flow (answers 91). */
export function TradeLitePage({ id }: { id: string }) {
  return <RoomPage id={id} room={LiteRoom} elsewhere={pathFromLite} />;
}
