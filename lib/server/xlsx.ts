import 'server-only'
import writeXlsxFile from 'write-excel-file/node'
import { Moment } from './csv'

/** A sheet: its name, and its lines with their heads first. */
export interface Sheet {
  readonly name: string
  /** How many columns say of whom a line is: they stay in view, as the heads do. */
  readonly names?: number
  readonly rows: readonly (readonly (string | number | Moment | null)[])[]
}

/** Tables as one file for people with a spreadsheet. A text is written as a text: no spreadsheet works it out, whatever it begins with. */
export const xlsxFile = (name: string, sheets: readonly Sheet[]) => ({
  name: `${name}.xlsx`,
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pieces: piecesOf(sheets),
})

/** A workbook knows no places of the world: the moment at which UTC says what the calendar and the clock say here. */
const asSaid = ({ text }: Moment): Date => new Date(`${text.replace(' ', 'T')}Z`)

async function* piecesOf(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const file = writeXlsxFile(
    sheets.map(({ name, names = 0, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      ...(names > 0 && { stickyColumnsCount: names }),
      data: rows.map((row, n) =>
        row.map((value) =>
          value === null
            ? null
            : typeof value === 'number'
              ? { value, type: Number }
              : value instanceof Moment
                ? { value: asSaid(value), type: Date, format: 'yyyy-mm-dd hh:mm' }
                : { value, type: String, ...(n === 0 && { fontWeight: 'bold' as const }) },
        ),
      ),
    })),
  )
  yield new Uint8Array(await file.toBuffer())
}
