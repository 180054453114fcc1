import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsString, Length } from "class-validator";
import { evidenceKinds, type EvidenceKind } from "../../../../domain/dispute/decide-case.ts";

/** Asks one or both sides for something; they have 12 hours. */
export class AskEvidenceDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(2)
  @IsIn(["buyer", "seller"], { each: true })
  sides!: ("buyer" | "seller")[];

  @IsIn(evidenceKinds)
  what!: EvidenceKind;

  /** What the asked side reads. */
  @IsString()
  @Length(1, 2_000)
  text!: string;
}
