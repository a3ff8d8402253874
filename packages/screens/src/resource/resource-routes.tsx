import { joinedName } from '@trace/define/entry.ts'
import type { Entry } from '@trace/define/entry.ts'
import type { Action } from '@trace/define/permission.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { Single } from '@trace/define/single.ts'
import type { ComponentType } from 'react'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router'
import { loadChunk } from '../ui/chunk.ts'
import { guard, routeNeed, screenNeed } from '../app/guard.ts'
import { loadEntry, loadSingle } from '../app/load.ts'
import { requireSession } from '../app/session.ts'
import type { Handle } from '../ui/handle.ts'
import { menuTrail } from '../app/menu.ts'
import { vi } from '../ui/vi.ts'
import { listAddress, routeName } from './addresses.ts'
import { setCreateDialog } from './fields/reference/create-dialog-loader.ts'
import { withInputs } from './fields/with-inputs.ts'
import { nameOf } from './form/entry.ts'
import type { FormData } from './form/form-screen.tsx'
import type { Initial } from './form/form-state.ts'
import { listLoader } from './list/list-data.ts'
import type { FixedFilters } from './list/list-data.ts'
import { namesOf } from './list/names.ts'
import { viewSearch } from './list/views/saved-views.ts'

/** Custom page, lazy-loaded when first opened. */
export type LazyPage = () => Promise<{ Page: ComponentType }>

/** Custom pages of a resource, and options for its routes. */
export interface Pages {
  List?: LazyPage
  Form?: LazyPage
  Detail?: LazyPage
  /** Page that prints a row as a document, from the data of its detail page. */
  Print?: LazyPage
  /** Filters that always apply, for a second list screen of the same resource. */
  fixed?: FixedFilters
  /** Create, edit and detail open in a drawer over the list; a custom detail page renders the drawer itself. */
  drawer?: true
  /** The mission's addresses, if they differ from ':id/edit' and ':id/detail'; the usual ones redirect to them. */
  paths?: { edit?: string; detail?: string }
  /** Method for editing a row; PUT by default. */
  method?: 'PATCH'
  /** Actions that open the list, any of which is enough; 'list' by default. */
  opens?: readonly [Action, ...Action[]]
  /** Loaders of custom pages, in place of the standard ones. */
  loaders?: { list?: LazyLoader; create?: LazyLoader; edit?: LazyLoader; detail?: LazyLoader }
  /** Routes of screens that open over the list. */
  over?: RouteObject[]
}

type Loader = (args: LoaderFunctionArgs) => unknown

/** Loader of a custom page, lazy-loaded together with the page. */
export type LazyLoader = () => Promise<Loader>

export const lazyLoader =
  (name: string, fetch: LazyLoader): Loader =>
  async (args) =>
    (await loadChunk(name, fetch))(args)

setCreateDialog((fields) => withInputs(fields, async () => (await import('./form/create-dialog.tsx')).CreateDialog)())

const lazy = (name: string, page: LazyPage) => ({ Component: async () => (await loadChunk(name, page)).Page })

/** Routes of a resource with their guards: list, create, edit and detail. */
export function resourceRoutes(resource: Resource, pages: Pages = {}): RouteObject[] {
  const { fixed = {}, paths = {}, drawer, method = 'PUT', loaders = {}, over = [], opens = ['list'] } = pages
  const { screen, detail, form } = resource
  const { Print } = pages
  const need = (action: Action) => routeNeed(resource, action)
  const reads = (what: keyof typeof loaders, usual: Loader): Loader =>
    loaders[what] ? lazyLoader(`${screen}/${what}`, loaders[what]) : usual
  const group = menuTrail(screen).filter(({ label }) => label !== resource.plural)
  const trail = [...group, { label: resource.plural, to: listAddress(resource) }]

  const List: LazyPage =
    pages.List ??
    (async () => {
      const { ListScreen } = await import('./list/list-screen.tsx')
      return { Page: () => <ListScreen resource={resource} fixed={fixed} /> }
    })
  const Form: LazyPage =
    pages.Form ??
    (async () => {
      const { FormScreen } = resource.shopperPage
        ? await import('./shopper-page/form-screen.tsx')
        : await import('./form/form-screen.tsx')
      return { Page: () => <FormScreen resource={resource} method={method} /> }
    })
  const Detail: LazyPage =
    pages.Detail ??
    (async () => {
      const { DetailScreen } = await import('./detail/detail-screen.tsx')
      return { Page: () => <DetailScreen resource={resource} /> }
    })
  const InDrawer: LazyPage = async () => {
    const [{ FormDrawer }, { Page }] = await Promise.all([import('./form/form-drawer.tsx'), Form()])
    return {
      Page: () => (
        <FormDrawer resource={resource}>
          <Page />
        </FormDrawer>
      ),
    }
  }
  const Editor = withInputs(resource.fields, drawer ? InDrawer : Form)
  const RowEditor: LazyPage = async () => {
    const parts = import('./form/row-parts.tsx').then(({ loadRowParts }) => loadRowParts())
    return (await Promise.all([Editor(), parts]))[0]
  }
  const under = drawer ? '' : `${screen}/`

  const forms: RouteObject[] = form
    ? [
        {
          id: routeName(resource, 'create'),
          path: `${under}create`,
          handle: { title: vi.addOne(resource.label), trail } satisfies Handle,
          loader: guard(need('create'), reads('create', newRowLoader(resource, fixed))),
          lazy: lazy(`${screen}/create`, Editor),
        },
        {
          id: routeName(resource, 'edit'),
          path: `${under}${paths.edit ?? ':id/edit'}`,
          handle: { title: vi.editOne(resource.label), trail } satisfies Handle,
          loader: guard(need('edit'), reads('edit', rowLoader(resource))),
          lazy: lazy(`${screen}/edit`, RowEditor),
        },
        ...(paths.edit
          ? [moved(`${screen}/:id/edit`, (id) => `/admin/${screen}/${paths.edit!.replace(':id', id)}`)]
          : []),
      ]
    : []

  const details: RouteObject[] = detail
    ? [
        {
          id: routeName(resource, 'detail'),
          path: `${under}${paths.detail ?? ':id/detail'}`,
          handle: { title: (data) => nameOf(resource, (data as { entry: Entry }).entry), trail } satisfies Handle,
          loader: guard(need('read'), reads('detail', rowLoader(resource))),
          lazy: lazy(`${screen}/detail`, Detail),
        },
        ...(paths.detail
          ? [moved(`${screen}/:id/detail`, (id) => `/admin/${screen}/${paths.detail!.replace(':id', id)}`)]
          : []),
        ...(Print
          ? [
              {
                id: routeName(resource, 'print'),
                path: `${screen}/:id/print`,
                handle: { title: (data) => nameOf(resource, (data as { entry: Entry }).entry), trail } satisfies Handle,
                loader: guard(need('read'), reads('detail', rowLoader(resource))),
                lazy: lazy(`${screen}/print`, Print),
              },
            ]
          : []),
      ]
    : []

  return [
    {
      id: routeName(resource, 'list'),
      path: screen,
      handle: { title: resource.plural, trail: group } satisfies Handle,
      loader: guard(screenNeed(resource, ...opens), asLiked(resource, reads('list', listLoader(resource, fixed)))),
      lazy: lazy(screen, List),
      children: [...(drawer ? [...forms, ...details] : []), ...over],
      shouldRevalidate: reloadsUnderneath,
    },
    { path: `${screen}/list`, loader: ({ request }) => redirect(listAddress(resource) + new URL(request.url).search) },
    ...(drawer ? [] : [...forms, ...details]),
  ]
}

export function singleRoute(single: Single, Page?: LazyPage): RouteObject {
  const Usual: LazyPage = async () => {
    const { SingleScreen } = await import('./form/single-screen.tsx')
    return { Page: () => <SingleScreen single={single} /> }
  }
  return {
    id: `admin.${single.screen.replaceAll('/', '.')}`,
    path: single.screen,
    handle: { title: single.label, trail: menuTrail(single.screen) } satisfies Handle,
    loader: guard(screenNeed(single, 'list', 'read', 'edit', 'update'), ({ request }) => loadSingle(single, request)),
    lazy: lazy(single.screen, withInputs(single.fields, Page ?? Usual)),
  }
}

/** A list address without a query redirects to the user's default view. */
const asLiked =
  ({ screen }: Resource, list: Loader): Loader =>
  async (args) => {
    const { pathname, search } = new URL(args.request.url)
    if (search === '' && pathname === listAddress({ screen })) {
      const { user } = await requireSession(args.request)
      const liked = user.default_views.find((view) => view.screen === screen)
      if (liked) throw redirect(pathname + viewSearch(liked.view_id, liked.query ?? null))
    }
    return list(args)
  }

/** Reloads a list when a screen over it closes, because something may have been saved there. */
const reloadsUnderneath = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || currentUrl.pathname.startsWith(`${nextUrl.pathname}/`)

const moved = (path: string, to: (id: string) => string): RouteObject => ({
  path,
  loader: ({ params }) => redirect(to(String(params['id']))),
})

export const rowLoader =
  <R extends Resource>(resource: R) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<{ entry: Entry<R>; initial: Initial<R> }> => ({
    entry: await loadEntry(resource, params['id'], request),
    initial: {},
  })

/** Initial values of a new row: the fixed filters of its screen, and field values in the address. */
export const newRowLoader =
  (resource: Resource, fixed: FixedFilters) =>
  async ({ request }: LoaderFunctionArgs): Promise<FormData> => {
    const fields = formFields(resource)
    const said = [...new URL(request.url).searchParams].filter(([name]) => name in fields)
    const links = said.flatMap(([name, id]) =>
      fields[name]?.kind === 'reference' ? [{ name, to: fields[name].to!, id: Number(id) }] : [],
    )
    const named = await Promise.all(
      links.map(async ({ name, to, id }) => [joinedName(name), (await namesOf(to, [id]))[0]]),
    )
    const { user } = await requireSession(request)
    const { initialValuesOfNewRow } = await loadChunk('known-values', () => import('./form/known-values.ts'))
    const known = await initialValuesOfNewRow(resource, user)
    return { entry: null, initial: { ...known, ...Object.fromEntries([...said, ...named]), ...fixed } }
  }
