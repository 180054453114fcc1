import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsString, Length } from "class-validator";
import { evidenceKinds, type EvidenceKind } from "../../../../domain/dispute/decide-case.ts";

/** Asks one or both sides for evidence; they have 12 hours. */
export class AskEvidenceDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(2)
  @IsIn(["buyer", "seller"], { each: true })
  sides!: ("buyer" | "seller")[];

  @IsIn(evidenceKinds)
  what!: EvidenceKind;

  /** The text shown to the side that was asked. */
  @IsString()
  @Length(1, 2_000)
  text!: string;
}
