import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import bpy, math, time; from pipeline import *; from tyrelib import *; from parts import *
sc=clear(); setup(sc,1008,604,exposure=float(os.environ.get('EXP','0')),look='High Contrast')
# The workshop before it opens: light comes in under the roller door, past a hoist's post and its arm; wheels wait on the wet floor.
steel=cast('post',(.030,.031,.034),.38,.15,4,.2,.3); yellow=cast('pad',(.80,.43,.008),.45,.2,6,0,.2); black=cast('black',(.012,.012,.013),.5,.2,6); slat=cast('slat',(.05,.052,.056),.42,.1,2,.5)
box=lambda c,h,m,r=.12:bmesh_obj('box',lambda k:(bmesh.ops.create_cube(k,size=1,matrix=Matrix.Translation(c)@Matrix.Diagonal((*[2*v for v in h],1))),bmesh.ops.bevel(k,geom=k.edges[:],offset=min(r,min(h)*.8),segments=2,affect='EDGES')),m,auto=40)
DY=34; X0,X1=-1,34; TOP=float(os.environ.get('TOP','11'))
em=bpy.data.materials.new('day'); em.use_nodes=True; t=em.node_tree; t.nodes.clear(); o=t.nodes.new('ShaderNodeOutputMaterial'); e=t.nodes.new('ShaderNodeEmission'); t.links.new(e.outputs[0],o.inputs[0]); e.inputs[0].default_value=(.78,.89,1,1)
g=N(t,'ShaderNodeNewGeometry'); sp=N(t,'ShaderNodeSeparateXYZ'); t.links.new(g.outputs['Position'],sp.inputs[0]); t.links.new(ramp(t,sp.outputs[2],0,TOP,.16,float(os.environ.get('DAY','.7'))),e.inputs[1])
plane(400,wet_concrete(wet=.50)); d=bmesh_obj('day',lambda k:bmesh.ops.create_cube(k,size=1,matrix=Matrix.Translation(((X0+X1)/2,DY+3,TOP/2))@Matrix.Diagonal((X1-X0+6,.1,TOP+4,1))),em,smooth=False)
bg,t,b=mat('wall'); b.inputs['Base Color'].default_value=(.03,.032,.036,1); b.inputs['Roughness'].default_value=.8
for x0,x1 in ((-120,X0),(X1,120)): box(((x0+x1)/2,DY+.5,15),((x1-x0)/2,.5,15),bg,.02)
k=int((30-TOP)/.75)
for i in range(k): s=obj(lathe('slat',[(.42,-(X1-X0)/2),(.42,(X1-X0)/2)],24),slat); s.location=((X0+X1)/2,DY,TOP+.4+.75*i); s.rotation_euler=(0,PI/2,0); s.scale=(.45,1,1)
box(((X0+X1)/2,DY-.1,TOP),((X1-X0)/2,.35,.28),black)
# the hoist's post, its carriage and one arm, its pad yellow
P=(9.2,13.5); box((*P,13),(1.15,.8,13),steel,.2); box((P[0],P[1],.08),(2.2,2.0,.08),steel,.03)
for s in (-1,1):
    for q in (-1,1): c=capscrew(.16,.14,steel); c.location=(P[0]+1.8*s,P[1]+1.6*q,.16)
box((P[0]-.1,P[1]-1.0,3.6),(1.35,.35,2.2),black); box((P[0]-.95,P[1]-.8,13),(.10,.12,13),black,.03); box((P[0]+.95,P[1]-.8,13),(.10,.12,13),black,.03)
A=empty('arm'); A.location=(P[0],P[1]-1.1,2.1); A.rotation_euler=(0,0,math.radians(-128))
for c,h,m in (((2.6,0,0),(2.6,.62,.34),steel),((6.2,0,.06),(2.2,.42,.22),steel)): q=box(c,h,m,.08); q.parent=A
for r,z0,z1,m in ((.42,.2,.62,black),(.66,.62,.86,yellow)): q=obj(lathe('pad',[(.0001,z1),(r-.05,z1),(r,z1-.05),(r,z0),(.0001,z0)],64,auto=35),m,A); q.location=(7.9,0,0)
K=make_kit()
def wheel(x,y,yaw,spin):
    root=empty('root'); root.location=(x,y,3.30); up=empty('up',root); up.rotation_euler=(PI/2,0,0); root.rotation_euler=(math.radians(-9),0,math.radians(yaw)); make_tyre(K,up,inner=False,spin=spin); make_wheel(up,rot=PI/2+spin,disc_rot=.35,caliper=False)
    for o in [o for o in bpy.data.objects if o.name.split('.')[0] in ('disc','hat')]: bpy.data.objects.remove(o)    # it stands on its own, off the car
wheel(15.6,8.2,-38,.35)
for j in range(4):
    o=empty('f'); o.location=(19.4+.06*math.sin(j*2.1),13.1+.05*math.cos(j*1.7),1.12+2.235*j); o.rotation_euler=(0,0,.7*j+.2); make_tyre(K,o,inner=True,spin=0)
w=sc.world; w.use_nodes=True; w.node_tree.nodes['Background'].inputs[0].default_value=(.012,.014,.018,1); w.node_tree.nodes['Background'].inputs[1].default_value=.3
area('door',((X0+X1)/2,DY-.6,TOP*.52),((X0+X1)/2-3,0,0),X1-X0-2,4000,(.80,.90,1),sy=TOP*.9)
area('left',(-9,2,9),(10,10,4),2.5,2600,(.80,.89,1),sy=8)
area('warm',(27,1,8),(14,10,3.5),2,4600,(1,.84,.66),sy=8)
area('top',(12,6,20),(13,9,3),6,1500,(1,.98,.95),sy=2)
camera((5.6,-17.5,3.6),(8.6,10,5.0),lens=40,focus=(15,8,3),fstop=.5)
render(sc,'bay',96,bloom_amt=.05,vig=.3)
