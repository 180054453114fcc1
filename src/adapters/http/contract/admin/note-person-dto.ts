import { IsString, Length } from "class-validator";

/** A note about a person, for staff only. */
export class NotePersonDto {
  @IsString()
  @Length(1, 4_000)
  text!: string;
}
