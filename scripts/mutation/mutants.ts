import ts from 'typescript'

/** A change of a source: what stands from `start` to `end` becomes `text`. */
export interface Mutant {
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  readonly was: string
  readonly text: string
}

const SWAPPED: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
}
const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' }

/** Every change that is tried in a source: an operator, a condition, a constant, a method. */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: Mutant[] = []
  const change = (node: ts.Node, text: string): void => {
    const start = node.getStart(tree)
    const { line } = tree.getLineAndCharacterOfPosition(start)
    found.push({ file, line: line + 1, start, end: node.getEnd(), was: node.getText(tree), text })
  }
  const visit = (node: ts.Node): void => {
    if (
      ts.isTypeNode(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isImportDeclaration(node)
    )
      return
    if (ts.isBinaryExpression(node)) {
      const other = SWAPPED[node.operatorToken.getText(tree)]
      if (other) change(node.operatorToken, other)
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      change(node, node.operand.getText(tree))
    else if (node.kind === ts.SyntaxKind.TrueKeyword) change(node, 'false')
    else if (node.kind === ts.SyntaxKind.FalseKeyword) change(node, 'true')
    else if (ts.isNumericLiteral(node)) change(node, String(Number(node.text) + 1))
    else if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition
      change(condition, `!(${condition.getText(tree)})`)
    } else if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
      const other = METHODS[node.name.text]
      if (other && node.parent.expression === node) change(node.name, other)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

export const mutated = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end)
